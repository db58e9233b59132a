import { latinDigits } from "#shared/format/index.ts";

/** Brand of cards. */
interface Brand {
  readonly name: string;
  /** First digits of its numbers. */
  readonly prefix: RegExp;
  /** Smallest and largest number of digits of a card number. */
  readonly digits: readonly [fewest: number, most: number];
  /** Number of digits of the code on the card. */
  readonly code: number;
}

const brand = (name: string, prefix: RegExp, fewest: number, most = fewest, code = 3): Brand => ({
  name,
  prefix,
  digits: [fewest, most],
  code,
});

/**
 * Brands as the built-in front end detects them; the first match counts. The library credit-card-type has other lengths and prefixes, such as
 * visa with 16, 18 or 19 digits, and neither formats numbers and dates nor keeps the caret, so it would replace little of this code.
 * @see docs/reference/shop.md#shop-36
 */
const brands: readonly Brand[] = [
  brand("maestro", /^(5018|5020|5038|6304|6759|676[1-3])/, 12, 19),
  brand("dinersclub", /^(36|38|30[0-5])/, 14),
  brand("laser", /^(6706|6771|6709)/, 16, 19),
  brand("jcb", /^35/, 16),
  brand("unionpay", /^62/, 16, 19),
  brand("discover", /^(6011|65|64[4-9]|622)/, 16),
  brand("mastercard", /^(5[1-5]|2[2-7])/, 16),
  brand("amex", /^3[47]/, 15, 15, 4),
  brand("visa", /^4/, 13, 16),
];

/** Returns the digits of a text as Latin digits. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, "");

/** Returns the brand of a number by its first digits; undefined if none matches. */
export const brandOf = (number: string): Brand | undefined => {
  const digits = digitsOf(number);
  return brands.find(({ prefix }) => prefix.test(digits));
};
