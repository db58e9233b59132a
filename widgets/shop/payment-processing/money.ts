/** An amount in its currency, as the language writes it. */
export function money(lang: string, amount: number, currency: string): string {
  try {
    return new Intl.NumberFormat(lang, { style: "currency", currency }).format(amount);
  } catch {
    // no code of ISO 4217
    return `${new Intl.NumberFormat(lang).format(amount)} ${currency}`;
  }
}
