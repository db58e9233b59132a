import { wrap } from "#shared/loader/wrap.ts";
import adoption from "#shop/product/product.adopt.ts";
import product from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { rendered } from "../basket.ts";
import { builtInPage } from "../lists.ts";

/**
 * Opens the suite's page of a product, adopted as the loader does it.
 * @param prepare changes the suite's page first
 */
export async function place(path: string, prepare?: (page: HTMLElement) => void) {
  const page = await builtInPage(path);
  prepare?.(page);
  document.body.append(...page.childNodes);
  const markup = document.querySelector<HTMLElement>(adoption.selector)!;
  const sent = markup.outerHTML;
  const attributes = Object.entries(adoption.read(markup)!);
  const { host, undo } = wrap(markup, product.tag, attributes, undefined, product.enhances);
  await rendered(host);
  const idle = () => until(() => !host.matches(":state(busy)"));
  await idle();
  const value = (name: string) => markup.querySelector<HTMLInputElement>(`[data-value_name="${name}"]`)!;
  const choose = (name: string) => value(name).click();
  const text = (selector: string) => markup.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim();
  const variant = () => markup.querySelector<HTMLInputElement>("input.product_id")!.value;
  const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`);
  const buy = markup.querySelector<HTMLElement>("#add_to_cart")!;
  return { host, markup, sent, undo, idle, value, choose, text, variant, part, buy };
}
