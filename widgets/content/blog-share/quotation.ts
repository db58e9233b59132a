import { collapseSpace } from "#shared/element/index.ts";

/** Fewer characters are no quotation (spec shop-survey-payment-theme, section 5). */
const minimum = 5;

/** What somebody selected, in one line; undefined where it is too short. */
export function quotationOf(selected: string): string | undefined {
  const text = collapseSpace(selected);
  return text.length < minimum ? undefined : text;
}
