import { own } from "#shared/element/index.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import { fieldIn, isOwn } from "../common/fields.markup.ts";
import type { Writer } from "./writer.ts";

/** Elements with a price: the suite's markup around a number, or a site builder's. In a list of variants, fields hold data under the same names. */
const prices = {
  price: ".oe_price .oe_currency_value,[data-price]:not(input,option)",
  listPrice: ".oe_default_price .oe_currency_value,[data-list-price]",
} as const;

/** Writes names and prices of a combination, including the data for search engines. */
export function writeInfo(block: Element, info: CombinationInfo, lang: string, write: Writer): void {
  const digits = Number(
    [...own(block).querySelectorAll<HTMLElement>(".decimal_precision")].at(-1)?.dataset["precision"] ?? 2,
  );
  const fractions = Math.min(20, Math.max(0, Math.trunc(digits) || 0));
  const format = new Intl.NumberFormat(lang, {
    minimumFractionDigits: fractions,
    maximumFractionDigits: fractions,
    numberingSystem: "latn",
  });
  const elementsOf = (selector: string) =>
    [...own(block).querySelectorAll(selector)].filter((element) => isOwn(block, element));
  for (const name of ["price", "listPrice"] as const)
    for (const element of elementsOf(prices[name])) write.text(element, format.format(info[name]));
  for (const element of elementsOf("[itemprop=price],.js_raw_price")) write.text(element, String(info.price));
  for (const element of elementsOf(".oe_default_price")) write.toggle(element, "d-none", !info.isDiscounted);
  for (const element of elementsOf("[data-list-price]"))
    write.attribute(element.closest("s,del") ?? element, "hidden", info.isDiscounted ? null : "");
  for (const element of elementsOf(".product_display_name,[data-product-name]")) write.text(element, info.name);
  const shop = own(block).closest(".oe_website_sale");
  if (shop) write.toggle(shop, "discount", info.isDiscounted);
  const field = fieldIn(block, "variant");
  if (field && Number(field.value) !== info.productId && field.type === "hidden") {
    write.attribute(field, "value", String(info.productId));
    // updates the buttons of wishlist and comparison
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
