import { collapseSpace, ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { labelsIn } from "#shared/ui/index.ts";
import { chosenIn, fixedIn, type Group, groupsIn, isCustom, valueId } from "../common/configurator/choices.markup.ts";
import { noExclusions, parseExclusions } from "../common/configurator/exclusions.ts";
import { idIn } from "../common/fields.markup.ts";
import type { Money, OptionAttribute, OptionData } from "./optional-products.types.ts";

const textOf = (element: Element | null | undefined): string => collapseSpace(element?.textContent);

/** Returns the decimals of a written amount: in currencies with three, a point before three digits may also group thousands. */
function decimalsOf(written: string, amount: number): number {
  const digits = Number(written.replace(/\D/g, ""));
  const exact = [0, 1, 2, 3, 4].find((decimals) => Math.round(amount * 10 ** decimals) === digits);
  if (amount && exact !== undefined) return exact;
  const [, last = ""] = /[.,](\d+)$/.exec(written) ?? [];
  return last.length < 3 || !amount ? last.length : 0;
}

function moneyOf(price: Element | null, amount: number): Money {
  const number = textOf(price?.querySelector(".oe_currency_value"));
  const [before = "", after = ""] = number ? textOf(price).split(number) : [];
  return { before, after, digits: decimalsOf(number, amount) };
}

const attributeOf = ({ name, values }: Group): OptionAttribute => ({
  name,
  hasNoVariant: values.some(({ field }) => field.closest(".no_variant")),
  values: values.map((value) => ({
    id: value.id,
    valueId: valueId(value),
    name: value.name,
    extra: textOf(value.field.closest("label")?.querySelector(".badge")),
    isCustom: isCustom(value),
  })),
});

/** Reads a row of the suite's dialog; undefined if the row names no product. */
function optionIn(row: HTMLElement): OptionData | undefined {
  const templateId = idIn(row, "template");
  const price = Number(row.querySelector(".js_raw_price")?.textContent || NaN);
  if (!templateId || !(price >= 0)) return undefined;
  const groups = groupsIn(row, labelsIn(row));
  const json = row.querySelector<HTMLElement>("[data-attribute_exclusions]")?.dataset["attribute_exclusions"];
  return {
    templateId,
    productId: idIn(row, "variant"),
    name: textOf(row.querySelector(".product-name,strong")),
    description: textOf(row.querySelector(".text-muted")),
    image: row.querySelector("img")?.getAttribute("src") ?? "",
    price,
    listPrice: textOf(row.querySelector(".oe_default_price:not(.d-none)")),
    money: moneyOf(row.querySelector(".oe_price"), price),
    attributes: groups.map(attributeOf),
    fixed: fixedIn(row, ""),
    exclusions: (json && parseExclusions(json)) || noExclusions,
    chosen: groups.map((group) => chosenIn(group)?.id ?? 0),
  };
}

/**
 * Reads the products in HTML of the suite: the whole dialog, which starts with the main product, or some rows of it.
 * @param server origin that addresses in the HTML are relative to
 */
export async function readOptions(html: string, server: string): Promise<OptionData[]> {
  // an inert document loads no pictures; the HTML parser drops rows outside of a table
  const container = ownDocument.implementation
    .createHTMLDocument()
    .createElement(/^\s*<tr\b/.test(html) ? "tbody" : "div");
  await setServerHtml(container, html, fragment, server);
  const rows = [...container.querySelectorAll<HTMLElement>("tr.js_product")];
  return rows.map(optionIn).filter((option) => option !== undefined);
}
