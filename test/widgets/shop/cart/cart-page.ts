import { wrap } from "#shared/loader/wrap.ts";
import cart from "#shop/cart/cart.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { rendered } from "../basket.ts";
import { builtInPage } from "../lists.ts";

/** Opens the suite's cart page, and wraps its markup as the loader does. */
export async function place(more = "") {
  const page = await builtInPage("/shop/cart");
  document.body.append(...page.childNodes);
  document.body.insertAdjacentHTML("beforeend", more);
  const { host } = wrap(
    document.querySelector<HTMLElement>(cart.adopts!.selector)!,
    cart.tag,
    [],
    cart.adopts!.place,
    cart.enhances,
  );
  await rendered(host);
  const at = (product: number, selector: string) => {
    const field = host.querySelector(`.js_quantity[data-product-id="${product}"]`);
    return selector
      ? field?.closest("tr")?.querySelector<HTMLInputElement>(selector)
      : (field as HTMLInputElement | null);
  };
  const quantity = (product: number) => at(product, "")?.value ?? at(product, "")?.textContent;
  const type = (product: number, text: string) => {
    at(product, "")!.value = text;
    at(product, "")!.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const idle = () => until(() => !host.matches(":state(busy)"));
  /** Acts, and resolves once the lines of an answer replace those of the page. */
  const replaced = async (act: () => unknown) => {
    const before = document.querySelector("#cart_products");
    await act();
    await until(() => document.querySelector("#cart_products") !== before, "the lines are not replaced");
  };
  return { host, at, quantity, type, idle, replaced };
}
export const text = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim());
