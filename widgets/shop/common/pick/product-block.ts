import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import type { ProductChoice } from "#shop/api/product.ts";
import { fieldIn, idIn, isVariantField } from "../fields.markup.ts";

/** Block of a product with its variants: of the built-in front end, or our element. Elsewhere, attributes identify the product. */
const [builtInBlock, element] = [".js_product", "suite-product"];
/** Fields that choose the values of a product. */
const fieldSelector = ".js_variant_change,select[data-attribute-id],[data-attribute-id] :is(select,[type=radio])";

type Field = HTMLInputElement | HTMLSelectElement;

/** Detail of `suite-variant-change` before validation: any script of the page may dispatch the event. */
interface VariantChange {
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

/** Returns true if the choice differs from the page's original one. A list without a default starts with its first option. */
const isTouched = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    : field.checked !== field.defaultChecked;

/** Returns the chosen values, and the values without a choice. */
function valuesIn(block: Element, product: HTMLElement | null): number[] {
  const chosen = [...own(block).querySelectorAll<Field>(fieldSelector)].filter((field) =>
    field.matches("select,:checked"),
  );
  const fixed = own(block).querySelector<HTMLElement>("[data-unchanged_value_ids]")?.dataset["unchanged_value_ids"];
  const written = `[${(product && own(product).dataset["combination"]) ?? ""}]`;
  return [...new Set([...chosen.map(({ value }) => Number(value)), ...numbers(fixed ?? ""), ...numbers(written)])];
}

/**
 * Follows the product around a button: calls `onChoice` at once and after every change with the choice, or with null if the shop does not have the
 * combination.
 * @returns true if there is a product around the button
 */
export function followBlock(
  host: HTMLElement,
  signal: AbortSignal,
  onChoice: (choice: ProductChoice | null) => void,
): boolean {
  const product = host.closest<HTMLElement>(element);
  const block = host.closest(builtInBlock) ?? product;
  if (!block) return false;
  /** True if values have changed since the variant was written: on a slow network a visitor may choose before the button has loaded. */
  let isStale = [...own(block).querySelectorAll<Field>(fieldSelector)].some(isTouched);
  let change: VariantChange | null = null;

  const variant = (): number => {
    if (isStale) return 0;
    if (typeof change?.productId === "number") return change.productId;
    // an empty field means that the variant does not exist yet
    const hasField = fieldIn(block, "variant") !== undefined;
    return hasField
      ? idIn(block, "variant")
      : Number(own(product ?? host).dataset["productId"] ?? host.dataset["productId"]) || 0;
  };
  const read = () => {
    const isPossible = !own(block).matches(".css_not_available") && change?.possible !== false;
    // contradictory fields identify no product
    const written = fieldIn(block, "template") === undefined ? own(product ?? host).dataset["templateId"] : undefined;
    const templateId = idIn(block, "template") || Number(written) || 0;
    onChoice(isPossible ? { productId: variant(), templateId, valueIds: valuesIn(block, product) } : null);
  };
  const set = (stale: boolean, detail: VariantChange | null) => {
    isStale = stale;
    change = detail;
  };
  // a script that computes combinations writes the variant afterwards; without a script the suite finds the variant by its values
  own(block).addEventListener(
    "change",
    ({ target }) => {
      const field = target as Element;
      if (isVariantField(field)) set(false, null);
      else if (own(field).matches(fieldSelector)) set(true, null);
      read();
    },
    { signal },
  );
  if (product)
    own(product).addEventListener(
      "suite-variant-change",
      (event) => {
        set(false, (event as CustomEvent<VariantChange | null>).detail);
        read();
      },
      { signal },
    );
  // such a script also marks a missing combination by a class
  const watcher = new MutationObserver(read);
  watcher.observe(block, { attributeFilter: ["class"] });
  untilAbort(signal, () => watcher.disconnect());
  read();
  return true;
}
