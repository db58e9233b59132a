import { parse } from "./parse.ts";
import { maskInline, unmaskInline } from "./write.ts";

/**
 * Returns a page of the suite as nodes in a document without a window, unchecked: only texts, numbers, ids and checked addresses may be taken from
 * them.
 * @throws if the page's policy does not allow `suite-html`
 */
export function parsePage(html: string): Element {
  const page = parse()(maskInline(html), "div");
  unmaskInline(page);
  return page;
}
