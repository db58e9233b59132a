import { collapseSpace, own } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { chosenIn, groupsIn, isCustom, valueId } from "../common/configurator/choices.markup.ts";
import { blockOf, fieldIn, idIn, listIn } from "../common/fields.markup.ts";

/** Amount with the currency's sign before or after it, as the suite writes it in its language. */
interface Money {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly isChosen: boolean;
  /** Data of the value for text that the visitor writes; undefined for other values. */
  readonly custom: Readonly<Record<string, string | undefined>> | undefined;
  /** Difference in price, such as "+ $ 50.40"; empty if there is none. */
  readonly extra: string;
}

export interface Attribute {
  readonly id: string;
  readonly name: string;
  readonly isList: boolean;
  /** True if the suite hides the attribute, which has one value. */
  readonly isHidden: boolean;
  readonly choices: readonly Choice[];
}

/** Variant in the list that some products have in place of attributes. */
interface Variant {
  readonly id: string;
  readonly name: string;
  readonly combination: string | undefined;
  readonly isChosen: boolean;
}

/** Data of a product on its page. */
export interface ProductRecord {
  readonly templateId: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string | undefined;
  readonly description: string;
  readonly price: Money | undefined;
  readonly listPrice: Money | undefined;
  readonly isDiscounted: boolean;
  /** Decimals of prices. */
  readonly precision: string | undefined;
  readonly attributes: readonly Attribute[];
  readonly variants: readonly Variant[];
  /** JSON of the suite: values that exclude each other, and values without a choice. */
  readonly exclusions: string | undefined;
  readonly fixed: string | undefined;
}

const textOf = (node: Element | null | undefined): string => collapseSpace(node?.textContent);

function moneyIn(block: Element, selector: string): Money | undefined {
  const element = own(block).querySelector(selector);
  const amount = textOf(element?.querySelector(".oe_currency_value"));
  if (!amount) return undefined;
  const [before = "", after = ""] = textOf(element).split(amount);
  return { before, amount, after };
}

/** Returns data attributes of a value whose text the visitor writes. */
const customOf = ({ dataset }: HTMLElement) => ({
  "data-is_custom": "True",
  "data-value_id": dataset["value_id"],
  "data-value_name": dataset["value_name"],
  "data-attribute_name": dataset["attribute_name"],
});

const attributesIn = (block: Element): Attribute[] =>
  groupsIn(block).map((group) => ({
    id: group.element.dataset["attribute_id"] ?? group.element.dataset["attributeId"] ?? "",
    name: group.name,
    isHidden: group.element.matches(".d-none,[hidden]"),
    isList: group.values[0]!.field instanceof HTMLOptionElement,
    choices: group.values.map((value) => ({
      id: value.id,
      name: value.name,
      isChosen: chosenIn(group) === value,
      custom: isCustom(value) ? { ...customOf(value.field), "data-value_id": String(valueId(value)) } : undefined,
      extra: textOf(value.field.closest("label")?.querySelector(".badge")),
    })),
  }));

const variantsIn = (block: Element): Variant[] =>
  listIn(block).map((field) => ({
    id: field.value,
    name: textOf(field.closest("label")) || field.title,
    combination: field.dataset["combination"],
    isChosen: field.checked,
  }));

/** Reads the page of a product. Returns undefined for another page. @param address base of relative addresses */
export function readProduct(page: Element, address: string): ProductRecord | undefined {
  const block = blockOf(page);
  const templateId = idIn(block, "template");
  if (block === page || !templateId) return undefined;
  const data = (name: string) => own(block).querySelector<HTMLElement>(`[data-${name}]`)?.dataset[name];
  const picture = page.querySelector("#o-carousel-product img,[itemprop=image] img")?.getAttribute("src");
  return {
    templateId,
    productId: idIn(block, "variant"),
    name: textOf(page.querySelector("#product_details h1,h1[itemprop=name]")),
    picture: picture ? safeWebUrl(picture, address) : undefined,
    description: textOf(page.querySelector("#product_details .o_not_editable > p.text-muted")),
    price: moneyIn(block, ".oe_price"),
    listPrice: moneyIn(block, ".oe_default_price"),
    isDiscounted: !own(block).querySelector(".oe_default_price")?.classList.contains("d-none"),
    precision: own(block).querySelector<HTMLElement>(".decimal_precision")?.dataset["precision"],
    attributes: attributesIn(block),
    variants: fieldIn(block, "variant")?.type === "radio" ? variantsIn(block) : [],
    exclusions: data("attribute_exclusions"),
    fixed: data("unchanged_value_ids"),
  };
}
