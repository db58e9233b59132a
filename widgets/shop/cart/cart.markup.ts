import { focused } from "#shared/a11y/index.ts";
import { own, ownDocument } from "#shared/element/index.ts";
import { fragment } from "#shared/html/fragment.ts";
import { setServerHtml } from "#shared/html/index.ts";
import { type Line, lineAt, quantities } from "../common/cart-lines.markup.ts";
import { type QuantityField, writeQuantity } from "../common/quantity.ts";
import type { LineAnswer } from "./cart.store.ts";

/** Selector of the rows or groups that contain a control and its field. */
const groups = "tr,.css_quantity,[data-line-id]";

export const hasLines = (host: Element): boolean => !!host.querySelector("[data-line-id]");

/** Returns the product of a control that adds it, which has no line yet; null outside of rows of products. */
export function productAt(control: Element): Line | null {
  const row = control.closest<HTMLElement>("[data-product-id]");
  const productId = Number(row && own(row).dataset["productId"]);
  return productId ? { productId, lineId: null } : null;
}

/** Returns what a selector matches in the group of a control, which may be a form with a field of any name. */
function fieldsBeside<T extends Element>(control: Element, selector: string): T[] {
  const group = control.closest(groups);
  return group ? [...own(group).querySelectorAll<T>(selector)] : [];
}

/** Returns the field of a control: the one in its group, or otherwise in its row. */
export const fieldOf = (control: Element): QuantityField | null =>
  fieldsBeside<QuantityField>(control, quantities)[0] ?? null;

function write(field: Element, quantity: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) writeQuantity(field, quantity);
  else field.textContent = quantity;
}

/** Writes a quantity into the rows of options directly below, before the suite responds. @see docs/reference/shop.md#shop-24 */
export function writeOptions(field: Element, quantity: number): void {
  for (
    let row = field.closest("tr")?.nextElementSibling;
    row?.matches(".optional_product");
    row = row.nextElementSibling
  ) {
    for (const each of row.querySelectorAll(quantities)) write(each, String(quantity));
  }
}

/** Writes a confirmed quantity into every field of its line; at 0 a row of simple markup is removed. @param scope the page, or a loaded cart */
export function writeAnswer({ lineId, productId, quantity }: LineAnswer, scope: Scope): void {
  const refocus = focusIn(scope);
  for (const field of scope.querySelectorAll(quantities)) {
    const line = lineAt(field);
    if (line?.productId !== productId || line.lineId !== lineId) continue;
    write(field, String(quantity));
    const row = field.closest("[data-line-id]");
    // a button of the row may have the name `remove`
    if (!quantity && row && row !== field) own(row).remove();
  }
  refocus?.();
}

/** Replaces all matches of a selector by the new ones; matches in one parent are replaced together. */
function replaceAll(selector: string, update: ParentNode): void {
  const pieces = [...update.querySelectorAll(selector)].filter(
    (piece) => !(piece.parentElement && own(piece.parentElement).closest(selector)),
  );
  if (!pieces.length) return;
  const parents = new Set([...ownDocument.querySelectorAll(selector)].map((match) => match.parentElement!));
  for (const parent of parents) {
    const [first, ...rest] = parent.querySelectorAll(`:scope > ${selector}`);
    for (const other of rest) other.remove();
    first!.replaceWith(...pieces.map((piece) => piece.cloneNode(true)));
  }
}

/** Updates rows of simple markup from the suite's lines; rows without a line are removed. */
function followLines(host: Element, update: ParentNode): void {
  if (!update.querySelector(".js_cart_lines")) return;
  const lines = new Map<string | undefined, HTMLElement>();
  for (const line of update.querySelectorAll<HTMLElement>("[data-line-id]"))
    if (!lines.has(line.dataset["lineId"])) lines.set(line.dataset["lineId"], line);
  for (const row of host.querySelectorAll<HTMLElement>("[data-line-id]:has([name=quantity])")) {
    const line = lines.get(row.dataset["lineId"]);
    if (line)
      write(row.querySelector("[name=quantity]")!, line instanceof HTMLInputElement ? line.value : line.textContent);
    else own(row).remove();
  }
}

/** Returns the fields that visitors can type in. */
const typeable = (root: Pick<ParentNode, "querySelectorAll">): QuantityField[] =>
  [...root.querySelectorAll<QuantityField>(quantities)].filter((field) =>
    field.matches("select,input:not([type=hidden])"),
  );

/** Returns the selector of a button in all lines; empty for a quantity. */
const likeControl = (control: Element): string => {
  if (control.matches(quantities)) return "";
  const name = control.getAttribute("name");
  return name
    ? `[name=${CSS.escape(name)}]`
    : `.${[...control.classList].find((each) => each.startsWith("js_")) ?? "none"}`;
};

type Scope = Pick<Element, "contains" | "querySelector" | "querySelectorAll">;

/** Stores which control of the lines has the focus; the returned function restores the focus after the markup was replaced. */
export function focusIn(root: Scope): (() => void) | undefined {
  const active = focused();
  if (!active || !root.contains(active)) return undefined;
  const line = lineAt(active) ?? lineAt(fieldOf(active));
  const same = likeControl(active);
  const order = same && line ? fieldsBeside(active, same).indexOf(active) : 0;
  const row = active.closest("tr,[data-line-id]") ?? active;
  // a suggested product has no line yet
  const key = line?.lineId ? "lineId" : "productId";
  const index = typeable(root).filter(
    (field) => field.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).length;
  return () => {
    if (active.isConnected) return;
    const field = line && [...root.querySelectorAll(quantities)].find((each) => lineAt(each)?.[key] === line[key]);
    const around = field?.parentElement;
    const group =
      around && own(around).closest(active.closest(".css_quantity") ? ".css_quantity" : "tr,[data-line-id]");
    const control = same ? group && own(group).querySelectorAll<HTMLElement>(same)[order] : field;
    const rest = typeable(root);
    // the field of the same line, otherwise of the next line, of the last line, or the first link
    const next =
      control ?? rest.find((each) => each === field) ?? rest[index] ?? rest.at(-1) ?? root.querySelector("a[href]");
    (next as HTMLElement | null)?.focus();
  };
}

/**
 * Replaces the lines and the summary on the page by the suite's.
 * @param html a page, or the two fragments of a response
 * @throws if there is no sanitizer; the page is then unchanged
 */
export async function replaceFragments(host: Element, html: string, base: string): Promise<void> {
  const update = ownDocument.createElement("div");
  await setServerHtml(update, html, fragment, base);
  const refocus = focusIn(host);
  for (const selector of [".js_cart_lines", ".js_cart_summary"]) replaceAll(selector, update);
  followLines(host, update);
  refocus?.();
}
