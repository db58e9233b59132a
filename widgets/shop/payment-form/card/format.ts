import { latinDigits } from "#shared/format/index.ts";
import { brandOf, digitsOf } from "./brand.ts";

/** A field of a card as it is written, and where its caret stands. */
interface Typed {
  readonly value: string;
  /** Characters before it. */
  readonly caret: number;
}

/** Brings what is typed into its form. */
export type Format = (text: string) => string;

/** Digits in groups of 4, 4-6-5 for amex; as many as the brand has, 16 where it is unknown. */
export const formatNumber: Format = (text) => {
  const brand = brandOf(text);
  const digits = digitsOf(text).slice(0, brand?.digits[1] ?? 16);
  const groups =
    brand?.name === "amex" ? /^(\d{4})(\d{1,6})?(\d{1,5})?/ : /^(\d{4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/;
  const [, ...found] = groups.exec(digits) ?? ["", digits];
  return found.filter(Boolean).join(" ");
};

/** Month and year: "5" is May, two digits or a slash end the month; six digits at most. */
export const formatExpiry: Format = (text) => {
  const [first = "", ...rest] = text.split("/");
  const typed = digitsOf(first);
  const needsZero = /^[2-9]/.test(typed) || (rest.length > 0 && typed.length === 1);
  const digits = `${needsZero ? 0 : ""}${typed}${digitsOf(rest.join(""))}`.slice(0, 6);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
};

/** Four digits at most. */
export const formatCode: Format = (text) => digitsOf(text).slice(0, 4);

const isDigit = (character: string): boolean => /\d/.test(character);

/**
 * What becomes of a field after an edit. The caret stays behind the digit behind which it was; where only a separator was deleted, the digit
 * next to it goes.
 * @param before as it was written before the edit
 * @param inputType of the `input` event
 */
export function edited(format: Format, { value, caret }: Typed, before: string, inputType: string): Typed {
  const deletes = inputType.startsWith("delete");
  let [head, tail] = [digitsIn(value.slice(0, caret)), digitsIn(value.slice(caret))];
  if (deletes && value.length < before.length && digitsOf(value) === digitsOf(before)) {
    if (inputType.endsWith("Forward")) tail = tail.replace(/\d/, "");
    else head = head.replace(/\d\/?$/, "");
  }
  const written = format(head + tail);
  if (digitsOf(tail)) return { value: written, caret: placeBehind(written, digitsOf(format(head)).length) };
  // what was deleted at the end does not come back: the slash behind a month
  const kept = deletes ? written.slice(0, placeBehind(written, digitsOf(written).length)) : written;
  return { value: kept, caret: kept.length };
}

/** Without all that a format writes itself but the slash, which a person types to end the month. */
const digitsIn = (text: string): string => latinDigits(text).replace(/[^\d/]/g, "");

/** Where a text has had so many digits. */
function placeBehind(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) if (isDigit(text[place]!)) seen++;
  return place;
}
