import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { ProductChoice } from "#shop/api/product.ts";
import { fieldIn, idIn, isVariantField } from "../fields.markup.ts";

/** The built-in front end's block of a product with its variants, and our element; other markup says by attributes which product is meant. */
const [builtInBlock, element] = [".js_product", "suite-product"];
/** Fields that choose the values of a product. */
const fieldSelector = ".js_variant_change,select[data-attribute-id],[data-attribute-id] :is(select,[type=radio])";

type Field = HTMLInputElement | HTMLSelectElement;

/** Detail of `suite-variant-change` before validation: any script of the page may dispatch the event. */
interface Told {
  readonly productId?: unknown;
  readonly possible?: unknown;
}

const numbers = (json: string): number[] => {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list.map(Number).filter(Number.isInteger) : [];
  } catch {
    return [];
  }
};

/** Whether another value is chosen than the page came with. A list without a default starts with its first option. */
const isTouched = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    : field.checked !== field.defaultChecked;

/** Chosen values, and those that offer no choice. */
function valuesIn(block: Element, product: HTMLElement | null): number[] {
  const chosen = [...own(block).querySelectorAll<Field>(fieldSelector)].filter((field) =>
    field.matches("select,:checked"),
  );
  const fixed = own(block).querySelector<HTMLElement>("[data-unchanged_value_ids]")?.dataset["unchanged_value_ids"];
  const written = `[${product?.dataset["combination"] ?? ""}]`;
  return [...new Set([...chosen.map(({ value }) => Number(value)), ...numbers(fixed ?? ""), ...numbers(written)])];
}

/**
 * Follows the product around a button: calls `onChoice` at once and at every change with what is chosen, null where the shop does not have that
 * combination.
 * @returns whether there is such a product
 */
export function followBlock(
  host: HTMLElement,
  signal: AbortSignal,
  onChoice: (choice: ProductChoice | null) => void,
): boolean {
  const product = host.closest<HTMLElement>(element);
  const block = host.closest(builtInBlock) ?? product;
  if (!block) return false;
  /** Values were chosen since the variant was written: on a slow network a visitor may choose before the button is ready. */
  let isStale = [...own(block).querySelectorAll<Field>(fieldSelector)].some(isTouched);
  let told: Told | null = null;

  const variant = (): number => {
    if (isStale) return 0;
    if (typeof told?.productId === "number") return told.productId;
    // a field without a value is of a variant that does not exist yet
    const hasField = fieldIn(block, "variant") !== undefined;
    return hasField ? idIn(block, "variant") : Number(product?.dataset["productId"] ?? host.dataset["productId"]) || 0;
  };
  const read = () => {
    const isPossible = !own(block).matches(".css_not_available") && told?.possible !== false;
    // contradictory fields identify no product
    const written = fieldIn(block, "template") === undefined ? (product ?? host).dataset["templateId"] : undefined;
    const templateId = idIn(block, "template") || Number(written) || 0;
    onChoice(isPossible ? { productId: variant(), templateId, valueIds: valuesIn(block, product) } : null);
  };
  const note = (stale: boolean, detail: Told | null) => {
    isStale = stale;
    told = detail;
  };
  // a script that computes combinations writes the variant afterwards; without one the suite finds it by its values
  own(block).addEventListener(
    "change",
    ({ target }) => {
      const field = target as Element;
      if (isVariantField(field)) note(false, null);
      else if (own(field).matches(fieldSelector)) note(true, null);
      read();
    },
    { signal },
  );
  product?.addEventListener(
    "suite-variant-change",
    (event) => {
      note(false, (event as CustomEvent<Told | null>).detail);
      read();
    },
    { signal },
  );
  // and marks a missing combination by a class
  const watcher = new MutationObserver(read);
  watcher.observe(block, { attributeFilter: ["class"] });
  untilAbort(signal, () => watcher.disconnect());
  read();
  return true;
}
