import { own } from "#shared/element/index.ts";
import { latinDigits } from "#shared/format/index.ts";

/**
 * Fields that say which product is meant and how many of it. The built-in front end finds some by class and others by name, and views of a suite are
 * inherited and edited: a page may lack either.
 */
const spellings = {
  template: "input:is(.product_template_id,[name=product_template_id])",
  variant: "input:is(.product_id,.js_product_change,[name=product_id],[name^=optional-product-])",
  quantity: "input:is([name=add_qty],[name=quantity],.quantity,.js_quantity)",
} as const;

type FieldKind = keyof typeof spellings;

/** Each has fields of its own. */
const products = ".js_product,.oe_product_cart";
const blocks = `${products},suite-product`;
/** Parts of a page whose fields have the same names and are about something else: searches, lines of a cart. */
const others = "[role=search],search,form:has([type=search],[name=search]),[data-line-id]";

/** The block of the product that a place in the page is about: itself, or the first in it. */
export const blockOf = (place: Element): Element =>
  own(place).matches(".js_product")
    ? place
    : (own(place).querySelector(".js_main_product") ?? own(place).querySelector(".js_product") ?? place);

/** Tells if an element of a block belongs to the block's product. */
export function isOwn(block: Element, element: Element): boolean {
  const [nearest, other] = [own(element).closest(blocks), own(element).closest(others)];
  return (!nearest || nearest.contains(block)) && (!other || other.contains(block));
}

/** Tells if a field names the chosen variant. */
export const isVariantField = (field: Element): boolean => own(field).matches(spellings.variant);

const within = (block: Element, kind: FieldKind): HTMLInputElement[] =>
  [...own(block).querySelectorAll<HTMLInputElement>(`${spellings[kind]}:enabled`)].filter((field) =>
    isOwn(block, field),
  );

/** Returns the fields of a kind in a block, or else beside the block in its form. */
function candidates(block: Element, kind: FieldKind): HTMLInputElement[] {
  const found = within(block, kind);
  const form = own(block).closest("form");
  return found.length || !form || own(form).querySelectorAll(products).length > 1 ? found : within(form, kind);
}

/** Radio buttons of a list of variants, which stands in place of attributes. */
export const listIn = (block: Element): HTMLInputElement[] =>
  candidates(block, "variant").filter(({ type }) => type === "radio");

/** A copy that is out of sight may say what a visitor does not see. */
function quantitiesIn(block: Element): HTMLInputElement[] {
  const found = candidates(block, "quantity");
  if (found.length < 2) return found;
  const seen = found.filter((field) => field.type !== "hidden" && field.checkVisibility());
  return seen.length ? seen : found;
}

function variantsIn(block: Element): HTMLInputElement[] {
  const list = listIn(block);
  return list.length
    ? list.filter(({ checked }) => checked)
    : candidates(block, "variant").filter(({ type }) => type === "hidden");
}

/**
 * The field of a product's block that is meant. Undefined where there is none; null where several say different things: a guess may be of another
 * product.
 */
export function fieldIn(block: Element, kind: FieldKind): HTMLInputElement | null | undefined {
  if (kind === "quantity") {
    const [field, second] = quantitiesIn(block);
    return second ? null : field;
  }
  const found = kind === "variant" ? variantsIn(block) : candidates(block, kind);
  return new Set(found.map(({ value }) => value)).size > 1 ? null : found[0];
}

/** The id that such a field says; 0 where none does. */
export const idIn = (block: Element, kind: "template" | "variant"): number => Number(fieldIn(block, kind)?.value) || 0;

/** Reads the order of a form of one product; undefined: the form does not say it, or contradicts itself. */
export function orderIn(form: Element): { readonly productId?: number; readonly quantity?: number } {
  const productId = idIn(form, "variant");
  const quantity = parseInt(latinDigits(fieldIn(form, "quantity")?.value ?? ""), 10);
  return { ...(productId && { productId }), ...(!Number.isNaN(quantity) && { quantity }) };
}
