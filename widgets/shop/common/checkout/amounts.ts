import type { Amounts } from "#shop/api/checkout.ts";

/** Where the suite's pages show them. */
const builtInPlaces: { readonly [K in keyof Amounts]: string } = {
  delivery: "#order_delivery",
  untaxed: "#order_total_untaxed",
  taxes: "#order_total_taxes",
  total: ":is(#order_total,#amount_total_summary,.toggle_summary)",
};

/** Writes what is known into the suite's markup, and into `data-amount` of a page's own. */
export function writeAmounts(root: Pick<ParentNode, "querySelectorAll">, amounts: Partial<Amounts>): void {
  for (const [name, builtIn] of Object.entries(builtInPlaces)) {
    const text = amounts[name as keyof Amounts];
    if (typeof text !== "string") continue;
    for (const place of root.querySelectorAll(`[data-amount=${name}],${builtIn} .oe_currency_value`))
      if (place.textContent !== text) place.textContent = text;
  }
}
