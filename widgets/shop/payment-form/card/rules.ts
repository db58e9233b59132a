import { brandOf } from "./brand.ts";

/** Checks Luhn's checksum (ISO/IEC 7812-1): every second digit from the right counts twice. */
function passesChecksum(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const counted = index % 2 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** Returns true for a valid number of a known brand; spaces and dashes are ignored. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  const brand = /^\d+$/.test(digits) ? brandOf(digits) : undefined;
  if (!brand) return false;
  const [fewest, most] = brand.digits;
  return digits.length >= fewest && digits.length <= most && (brand.name === "unionpay" || passesChecksum(digits));
}

/**
 * Returns true if a card with this date (month / year of two or four digits) is valid: through the last day of the month.
 * @see docs/reference/shop.md#shop-37
 */
export function isExpiry(text: string, now: Date): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  const century = now.getFullYear() - (now.getFullYear() % 100);
  const full = year.length === 2 ? century + Number(year) : Number(year);
  // months count from 0: this is the first day of the following month
  return new Date(full, Number(month), 1) > now;
}

/** Returns true for a code of 3 digits, 4 for amex, 3 or 4 for an unknown brand. */
export function isCode(text: string, number: string): boolean {
  const code = text.trim();
  const brand = brandOf(number);
  return brand ? new RegExp(`^\\d{${brand.code}}$`).test(code) : /^\d{3,4}$/.test(code);
}
