/** What stands for a directive, and the digits that it may have. */
const directives: Readonly<Record<string, string>> = {
  Y: "\\d{4}",
  m: "\\d\\d?",
  d: "\\d\\d?",
  H: "\\d\\d?",
  M: "\\d\\d?",
  S: "\\d\\d?",
};

const literal = (text: string): string => text.replace(/[^\w\s]/g, "\\$&").replace(/\s/g, "\\s");

/** Years that a date may be in (behaviour/web-form.md item 25). */
const [first, last] = [1900, 9999];

/** Whether a format has directives of digits alone, so that dates can be read by it. */
const isReadable = (format: string): boolean => [...format.matchAll(/%(.)/g)].every(([, name]) => name! in directives);

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * A date that is written in a format of strftime, exactly, with or without leading zeros (behaviour/web-form.md item 22), as the
 * suite keeps it: `2026-02-01`, and `2026-02-01 09:05:00` where the format has hours. Undefined for all else.
 */
export function readDate(text: string, format: string): string | undefined {
  if (!isReadable(format)) return undefined;
  const names: string[] = [];
  const pattern = format
    .split(/(%.)/)
    .map((part) => {
      if (!part.startsWith("%")) return literal(part);
      names.push(part[1]!);
      return `(${directives[part[1]!]})`;
    })
    .join("");
  const found = new RegExp(`^${pattern}$`).exec(text.trim());
  if (!found) return undefined;
  const {
    Y = 2000,
    m = 1,
    d = 1,
    H = 0,
    M = 0,
    S = 0,
  } = Object.fromEntries(names.map((name, at) => [name, +found[at + 1]!]));
  const date = new Date(Date.UTC(Y, m - 1, d));
  const isDay = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  if (!isDay || Y < first || Y > last || H > 23 || M > 59 || S > 59) return undefined;
  const day = `${Y}-${two(m)}-${two(d)}`;
  return names.includes("H") ? `${day} ${two(H)}:${two(M)}:${two(S)}` : day;
}

/** Whether a text is a date in a format; see `readDate`. Of a format with other directives than those of digits nothing is known: every text is one. */
export const isDate = (text: string, format: string): boolean =>
  !isReadable(format) || readDate(text, format) !== undefined;

/** What `<input type="date">` or `datetime-local` holds, in a format of strftime; other directives than those of digits stay. */
export function writeDate(value: string, format: string): string {
  const [Y, m, d, H = "00", M = "00", S = "00"] = value.split(/[^\d]/);
  const parts: Readonly<Record<string, string | undefined>> = { Y, m, d, H, M, S };
  return format.replace(/%(.)/g, (whole, name: string) => parts[name] ?? whole);
}
