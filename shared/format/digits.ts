/** Returns the value of a digit of any script: the digits of a script follow each other from its zero. */
function valueOf(digit: string): string {
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++;
  return String(value % 10);
}

/** Converts digits of any script, such as ٣ or ۳, to 0 to 9, which the suite and the platform read. */
export const latinDigits = (text: string): string => text.replace(/(?!\d)\p{Nd}/gu, valueOf);

/** Marks of direction, which keyboards and copied texts add, and separators of thousands that are never a decimal point. */
const ignored = /\p{Bidi_Control}|(?<=\d)[\s'’٬](?=\d{3}(?!\d))/gu;

/** Reads a typed whole number; NaN for a text that is none. */
export const wholeNumber = (text: string): number =>
  parseInt(latinDigits(text).replace(ignored, "").replace("\u2212", "-"), 10);
