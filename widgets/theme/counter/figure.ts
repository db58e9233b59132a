/** Number with prefix and suffix, such as `€ 1,250.50+`. */
interface Figure {
  readonly prefix: string;
  /** Number as written, with its separators. */
  readonly form: string;
  readonly suffix: string;
}

/** Code points of the digit zero: Latin, Arabic, Persian, Devanagari. The other digits of a script follow. */
const zeros = [0x30, 0x660, 0x6f0, 0x966] as const;
const zeroOf = (digit: string): number => zeros.findLast((zero) => zero <= digit.charCodeAt(0))!;

const digit = /[0-9٠-٩۰-۹०-९]/;
// separators between digits: comma, point, spaces, apostrophes, and the Arabic separators
const number = new RegExp(`${digit.source}(?:[.,\\u00a0\\u202f\\u2009 '’٫٬]?${digit.source})*`);

/** Returns the first number of a text; undefined if there is none. @see docs/reference/theme.md#theme-5 */
export function readFigure(text: string): Figure | undefined {
  const found = number.exec(text);
  if (!found) return undefined;
  const [form] = found;
  return { prefix: text.slice(0, found.index), form, suffix: text.slice(found.index + form.length) };
}

/** Returns the number of decimals. A last separator before three digits groups thousands, unless another separator precedes it. */
function decimals(form: string): number {
  const separators = [...form].filter((letter) => !digit.test(letter));
  const last = separators.at(-1);
  if (!last) return 0;
  const after = form.length - form.lastIndexOf(last) - 1;
  const isOdd = separators.length > 1 && separators.at(-2) !== last;
  return after === 3 && !isOdd ? 0 : after;
}

/** Returns the figure counted to a share from 0 to 1, with the decimals, separators and digits of the whole figure. */
export function countedFigure({ prefix, form, suffix }: Figure, share: number): string {
  const whole = [...form];
  const zero = zeroOf(whole[0]!);
  const digits = whole.filter((letter) => digit.test(letter)).map((letter) => letter.charCodeAt(0) - zero);
  // figures such as 007 and 0.375 always have all their digits
  const least = digits[0] ? decimals(form) + 1 : digits.length;
  const counted = [...String(Math.ceil(Number(digits.join("")) * share)).padStart(least, "0")];
  let shown = "";
  while (counted.length) {
    const letter = whole.pop()!;
    shown = (digit.test(letter) ? String.fromCharCode(zero + Number(counted.pop())) : letter) + shown;
  }
  return prefix + shown + suffix;
}
