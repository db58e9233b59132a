import type { Amounts } from "#shop/api/checkout.ts";

/** Selectors of the amounts on the suite's pages. */
const builtInAmounts: { readonly [K in keyof Amounts]: string } = {
  delivery: "#order_delivery",
  untaxed: "#order_total_untaxed",
  taxes: "#order_total_taxes",
  total: ":is(#order_total,#amount_total_summary,.toggle_summary)",
};

/** Writes the given amounts into the suite's markup, and into elements with `data-amount`. */
export function writeAmounts(root: Pick<ParentNode, "querySelectorAll">, amounts: Partial<Amounts>): void {
  for (const [name, builtIn] of Object.entries(builtInAmounts)) {
    const text = amounts[name as keyof Amounts];
    if (typeof text !== "string") continue;
    for (const element of root.querySelectorAll(`[data-amount=${name}],${builtIn} .oe_currency_value`))
      if (element.textContent !== text) element.textContent = text;
  }
}
