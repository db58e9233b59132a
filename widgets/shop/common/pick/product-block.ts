import type { ProductChoice } from "../calls/shop.ts";

/** The stock front end's block of a product with its variants; other markup says by attributes which product is meant. */
const blockSelector = ".js_product";
const fieldSelector = ".js_variant_change";

const numbers = (text: string | undefined): number[] => {
  try {
    const list: unknown = JSON.parse(text ?? "");
    return Array.isArray(list) ? list.map(Number).filter(Number.isInteger) : [];
  } catch {
    return [];
  }
};

/** Whether another value is chosen than the page came with. A list without a default starts with its first option. */
const isTouched = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    : (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;

/**
 * What is chosen in the block (behaviour/product-configurator.md items 1 to 5, 10, 11).
 * @param isStale values were chosen since the block's variant was written
 */
function choiceIn(block: Element, isStale: boolean): ProductChoice {
  const value = (selector: string) => Number(block.querySelector<HTMLInputElement>(selector)?.value) || 0;
  const chosen = block.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    `input${fieldSelector}:checked, select${fieldSelector}`,
  );
  const fixed = block.querySelector<HTMLElement>("[data-unchanged_value_ids]")?.dataset["unchanged_value_ids"];
  return {
    productId: isStale ? 0 : value("input.product_id:checked, input.product_id[type=hidden]"),
    templateId: value("[name=product_template_id]"),
    valueIds: [...[...chosen].map(({ value }) => Number(value)), ...numbers(fixed)],
  };
}

/**
 * Follows the product block around a button: calls `onChoice` at once and at every change with what is chosen, null
 * where the shop does not have that combination.
 * @returns whether there is such a block
 */
export function followBlock(
  host: Element,
  signal: AbortSignal,
  onChoice: (choice: ProductChoice | null) => void,
): boolean {
  const block = host.closest(blockSelector);
  if (!block) return false;
  // on a slow network a visitor may choose before the element is ready
  let isStale = [...block.querySelectorAll(fieldSelector)].some(isTouched);
  const read = () => onChoice(block.matches(".css_not_available") ? null : choiceIn(block, isStale));
  // a script that computes combinations writes the variant afterwards (item 20); without one the suite finds it by its values
  block.addEventListener(
    "change",
    ({ target }) => {
      isStale = (target as Element).matches(".product_id")
        ? false
        : isStale || (target as Element).matches(fieldSelector);
      read();
    },
    { signal },
  );
  // and marks a missing combination by a class
  const watcher = new MutationObserver(read);
  watcher.observe(block, { attributeFilter: ["class"] });
  signal.addEventListener("abort", () => watcher.disconnect());
  read();
  return true;
}
