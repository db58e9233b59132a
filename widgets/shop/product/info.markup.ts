import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import { productField } from "./fields.markup.ts";
import type { Writer } from "./writer.ts";

/** Prices are the suite's markup around a number, or a site builder's (behaviour/product-configurator.md items 8, 17). */
const prices = {
  price: ".oe_price .oe_currency_value,[data-price]",
  listPrice: ".oe_default_price .oe_currency_value,[data-list-price]",
} as const;

/** What a visitor reads and search engines read of a combination (items 17, 18, 20). */
export function writeInfo(host: Element, info: CombinationInfo, lang: string, write: Writer): void {
  const digits = Number(
    [...host.querySelectorAll<HTMLElement>(".decimal_precision")].at(-1)?.dataset["precision"] ?? 2,
  );
  const fractions = Math.min(20, Math.max(0, Math.trunc(digits) || 0));
  const format = new Intl.NumberFormat(lang, {
    minimumFractionDigits: fractions,
    maximumFractionDigits: fractions,
    numberingSystem: "latn",
  });
  for (const name of ["price", "listPrice"] as const)
    for (const place of host.querySelectorAll(prices[name])) write.text(place, format.format(info[name]));
  for (const place of host.querySelectorAll("[itemprop=price],.js_raw_price")) write.text(place, String(info.price));
  for (const place of host.querySelectorAll(".oe_default_price")) write.toggle(place, "d-none", !info.isDiscounted);
  for (const place of host.querySelectorAll("[data-list-price]"))
    write.attribute(place.closest("s,del") ?? place, "hidden", info.isDiscounted ? null : "");
  for (const place of host.querySelectorAll(".product_display_name,[data-product-name]")) write.text(place, info.name);
  const shop = host.closest(".oe_website_sale");
  if (shop) write.toggle(shop, "discount", info.isDiscounted);
  const field = productField(host);
  if (field && Number(field.value) !== info.productId && field.type === "hidden") {
    write.attribute(field, "value", String(info.productId));
    // buttons of wishlist and comparison follow
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
