import { own } from "#shared/element/index.ts";
import { wholeNumber } from "#shared/format/index.ts";
import type { QuantityField } from "./quantity.ts";

/**
 * Selectors of the fields of a product and its quantity. The built-in front end finds some by class and others by name, and since the views of a
 * suite are inherited and edited, a page may have only one of both.
 * @see docs/reference/shop.md#shop-1
 */
const spellings = {
  template: "input:is(.product_template_id,[name=product_template_id])",
  variant: ":is(input,select):is(.product_id,.js_product_change,[name=product_id],[name^=optional-product-])",
  quantity: ":is(input,select):is([name=add_qty],[name=quantity],.quantity,.js_quantity)",
} as const;

interface Fields {
  readonly template: HTMLInputElement;
  readonly variant: HTMLInputElement | HTMLSelectElement;
  readonly quantity: QuantityField;
}
type FieldKind = keyof Fields;

/** Selector of products, each of which has its own fields. */
const products = ".js_product,.oe_product_cart";
const blocks = `${products},suite-product`;
/** Selector of parts whose fields have the same names and another meaning: searches, lines of a cart. */
const others = "[role=search],search,form:has([type=search],[name=search]),[data-line-id]";

/** Returns the block of the product in a part of the page: the part itself, or the first block in it. */
export const blockOf = (part: Element): Element =>
  own(part).matches(".js_product")
    ? part
    : (own(part).querySelector(".js_main_product") ?? own(part).querySelector(".js_product") ?? part);

/** Returns true if an element of a block belongs to the block's product. */
export function isOwn(block: Element, element: Element): boolean {
  const [nearest, other] = [own(element).closest(blocks), own(element).closest(others)];
  return (!nearest || nearest.contains(block)) && (!other || other.contains(block));
}

/** Returns true for a field that contains the chosen variant. */
export const isVariantField = (field: Element): boolean => own(field).matches(spellings.variant);

const within = <K extends FieldKind>(block: Element, kind: K): Fields[K][] =>
  [...own(block).querySelectorAll<Fields[K]>(`${spellings[kind]}:enabled`)].filter((field) => isOwn(block, field));

/** Returns the fields of a kind in a block, or otherwise beside the block in its form. */
function candidates<K extends FieldKind>(block: Element, kind: K): Fields[K][] {
  const found = within(block, kind);
  const form = own(block).closest("form");
  return found.length || !form || own(form).querySelectorAll(products).length > 1 ? found : within(form, kind);
}

/** Returns the radio buttons of a list of variants, which some products have in place of attributes. */
export const listIn = (block: Element): HTMLInputElement[] =>
  candidates(block, "variant")
    .filter((field) => field instanceof HTMLInputElement)
    .filter(({ type }) => type === "radio");

/** Returns the quantity fields; visible ones only, if there are any: a hidden copy may contain another quantity. */
function quantitiesIn(block: Element): QuantityField[] {
  const found = candidates(block, "quantity");
  if (found.length < 2) return found;
  const seen = found.filter((field) => field.type !== "hidden" && field.checkVisibility());
  return seen.length ? seen : found;
}

/** Returns the fields of the chosen variant: radio buttons, hidden fields, or a list. */
function variantsIn(block: Element): Fields["variant"][] {
  const list = listIn(block);
  return list.length
    ? list.filter(({ checked }) => checked)
    : candidates(block, "variant").filter(({ type }) => type === "hidden" || type === "select-one");
}

/**
 * Returns the field of a kind in a product's block; undefined if there is none, null if several contradict each other, since a guess could
 * be another product.
 */
export function fieldIn(block: Element, kind: FieldKind): Fields["variant"] | null | undefined {
  if (kind === "quantity") {
    const [field, second] = quantitiesIn(block);
    return second ? null : field;
  }
  const found = kind === "variant" ? variantsIn(block) : candidates(block, kind);
  return new Set(found.map(({ value }) => value)).size > 1 ? null : found[0];
}

/** Returns the id in the field of a kind; 0 if there is none. */
export const idIn = (block: Element, kind: "template" | "variant"): number => Number(fieldIn(block, kind)?.value) || 0;

/** Reads the order of a form of one product; a value is undefined if the form does not contain it, or contradicts itself. */
export function orderIn(form: Element): { readonly productId?: number; readonly quantity?: number } {
  const productId = idIn(form, "variant");
  const quantity = wholeNumber(fieldIn(form, "quantity")?.value ?? "");
  return { ...(productId && { productId }), ...(!Number.isNaN(quantity) && { quantity }) };
}
