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

/**
 * Whether a text is a date in a format of strftime, exactly, with or without leading zeros (behaviour/web-form.md item 22). Of a
 * format with other directives than those of digits nothing is known: every text is one.
 */
export function isDate(text: string, format: string): boolean {
  const names: string[] = [];
  let isKnown = true;
  const pattern = format
    .split(/(%.)/)
    .map((part) => {
      if (!part.startsWith("%")) return literal(part);
      names.push(part[1]!);
      isKnown &&= part[1]! in directives;
      return `(${directives[part[1]!]})`;
    })
    .join("");
  if (!isKnown) return true;
  const found = new RegExp(`^${pattern}$`).exec(text.trim());
  if (!found) return false;
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
  return isDay && Y >= first && Y <= last && H < 24 && M < 60 && S < 60;
}

/** What `<input type="date">` or `datetime-local` holds, in a format of strftime; other directives than those of digits stay. */
export function writeDate(value: string, format: string): string {
  const [Y, m, d, H = "00", M = "00", S = "00"] = value.split(/[^\d]/);
  const parts: Readonly<Record<string, string | undefined>> = { Y, m, d, H, M, S };
  return format.replace(/%(.)/g, (whole, name: string) => parts[name] ?? whole);
}
