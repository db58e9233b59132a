import { latinDigits } from "#shared/format/index.ts";
import { brandOf, digitsOf } from "./brand.ts";

/** Text of a card's field, and the position of its caret. */
interface Typed {
  readonly value: string;
  /** Number of characters before the caret. */
  readonly caret: number;
}

/** Function that formats typed text. */
export type Format = (text: string) => string;

/** Formats a number in groups of 4 digits, 4-6-5 for amex, up to the length of the brand, 16 for an unknown brand. */
export const formatNumber: Format = (text) => {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, brand?.digits[1] ?? 16);
  const groups =
    brand?.name === "amex" ? /^(\d{4})(\d{1,6})?(\d{1,5})?/ : /^(\d{4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/;
  const [, ...found] = groups.exec(digits) ?? ["", digits];
  return found.filter(Boolean).join(" ");
};

/** Formats month and year of at most six digits: "5" is May, and two digits or a slash end the month. */
export const formatExpiry: Format = (text) => {
  const [first = "", ...rest] = text.split("/");
  const typed = digitsOf(first);
  const needsZero = /^[2-9]/.test(typed) || (rest.length > 0 && typed.length === 1);
  const digits = `${needsZero ? 0 : ""}${typed}${digitsOf(rest.join(""))}`.slice(0, 6);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
};

/** Formats the code on the card: at most four digits. */
export const formatCode: Format = (text) => digitsOf(text).slice(0, 4);

const isDigit = (character: string): boolean => /\d/.test(character);

/**
 * Returns the text of a field after an edit. The caret stays after the same digit; if the edit deleted only a separator, the digit next to
 * the separator is deleted, too.
 * @param before text before the edit
 * @param inputType property of the `input` event
 */
export function edited(format: Format, { value, caret }: Typed, before: string, inputType: string): Typed {
  const deletes = inputType.startsWith("delete");
  let [head, tail] = [digitsIn(value.slice(0, caret)), digitsIn(value.slice(caret))];
  if (deletes && value.length < before.length && digitsOf(value) === digitsOf(before)) {
    if (inputType.endsWith("Forward")) tail = tail.replace(/\d/, "");
    else head = head.replace(/\d\/?$/, "");
  }
  const written = format(head + tail);
  if (digitsOf(tail)) return { value: written, caret: positionAfter(written, digitsOf(format(head)).length) };
  // a slash that the visitor deleted after the month must not return
  const kept = deletes ? written.slice(0, positionAfter(written, digitsOf(written).length)) : written;
  return { value: kept, caret: kept.length };
}

/** Returns the digits and slashes of a text: visitors type a slash to end the month. */
const digitsIn = (text: string): string => latinDigits(text).replace(/[^\d/]/g, "");

/** Returns the position after a number of digits of a text. */
function positionAfter(text: string, digits: number): number {
  let position = 0;
  for (let seen = 0; seen < digits && position < text.length; position++) if (isDigit(text[position]!)) seen++;
  return position;
}
