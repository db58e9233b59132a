/** A number with whatever stands around it, such as `€ 1,250.50+`. */
interface Figure {
  readonly prefix: string;
  /** The number as it is written, with its separators. */
  readonly form: string;
  readonly suffix: string;
}

/** Digits of one script follow each other, from these zeros on: Latin, Arabic, Persian, Devanagari. */
const zeros = [0x30, 0x660, 0x6f0, 0x966] as const;
const zeroOf = (digit: string): number => zeros.findLast((zero) => zero <= digit.charCodeAt(0))!;

const digit = /[0-9٠-٩۰-۹०-९]/;
// separators stand between digits: comma, point, spaces, apostrophes, the Arabic ones
const number = new RegExp(`${digit.source}(?:[.,\\u00a0\\u202f\\u2009 '’٫٬]?${digit.source})*`);

/** The first number of a text; undefined where there is none. */
export function readFigure(text: string): Figure | undefined {
  const found = number.exec(text);
  if (!found) return undefined;
  const [form] = found;
  return { prefix: text.slice(0, found.index), form, suffix: text.slice(found.index + form.length) };
}

/** How many digits follow the decimal separator. A last separator before three digits groups thousands, unless those before it look different. */
function decimals(form: string): number {
  const separators = [...form].filter((letter) => !digit.test(letter));
  const last = separators.at(-1);
  if (!last) return 0;
  const after = form.length - form.lastIndexOf(last) - 1;
  const isOdd = separators.length > 1 && separators.at(-2) !== last;
  return after === 3 && !isOdd ? 0 : after;
}

/** The figure when that share of it (0 to 1) is counted, in the form of the whole: as many decimals, the same separators and digits. */
export function countedFigure({ prefix, form, suffix }: Figure, share: number): string {
  const whole = [...form];
  const zero = zeroOf(whole[0]!);
  const digits = whole.filter((letter) => digit.test(letter)).map((letter) => letter.charCodeAt(0) - zero);
  // 007 and 0.375 have all their digits from the beginning
  const least = digits[0] ? decimals(form) + 1 : digits.length;
  const counted = [...String(Math.ceil(Number(digits.join("")) * share)).padStart(least, "0")];
  let shown = "";
  while (counted.length) {
    const letter = whole.pop()!;
    shown = (digit.test(letter) ? String.fromCharCode(zero + Number(counted.pop())) : letter) + shown;
  }
  return prefix + shown + suffix;
}
