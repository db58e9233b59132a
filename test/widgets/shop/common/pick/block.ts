import { fixture } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import compareButton from "#shop/compare-button/compare-button.element.ts";
import wishlistButton from "#shop/wishlist-button/wishlist-button.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";

for (const declaration of [wishlistButton, compareButton]) define(declaration);

export const button = (host: Element) => host.shadowRoot!.querySelector<HTMLButtonElement>("[part=button]")!;

interface Intent {
  readonly productId: number;
  readonly templateId: number;
  readonly valueIds: readonly number[];
}

/** Places a product block with both buttons in place of the built-in ones. */
export async function place(block: Element) {
  for (const kind of ["wishlist", "compare"]) {
    const builtIn = block.querySelector<HTMLElement>(`.o_add_${kind}_dyn`);
    const host = document.createElement(`suite-${kind}-button`);
    host.dataset["productId"] = builtIn?.dataset["productProductId"] ?? "0";
    if (builtIn) builtIn.replaceWith(host);
    else block.append(host);
  }
  const box = await fixture<HTMLElement>("<div></div>");
  box.append(block);
  const [wish, comparison] = ["wishlist", "compare"].map((kind) =>
    box.querySelector<HTMLElement>(`suite-${kind}-button`)!,
  ) as [HTMLElement, HTMLElement];
  await until(() => button(wish) && button(comparison), "no buttons");
  const change = (field: Element) => field.dispatchEvent(new Event("change", { bubbles: true }));
  /** Returns the intent of a click, which is prevented. */
  const intentOf = (host: HTMLElement = wish): Intent | undefined => {
    let seen: Intent | undefined;
    const note = (event: Event) => {
      event.preventDefault();
      seen = (event as CustomEvent<Intent>).detail;
    };
    for (const name of ["suite-wishlist-add", "suite-compare-add"]) document.addEventListener(name, note);
    button(host).click();
    for (const name of ["suite-wishlist-add", "suite-compare-add"]) document.removeEventListener(name, note);
    return seen && { productId: seen.productId, templateId: seen.templateId, valueIds: seen.valueIds };
  };
  return { block, wish, comparison, change, intentOf };
}
