import { linkedPage, pagesOf, pathOn } from "#shared/loaded/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import type { Ask, ProductListProps, Question, Step } from "./product-list.types.ts";
import { readShelf } from "./shelf.markup.ts";

/** Returns the path of a list on the suite. @throws a `config` error for an address of another site */
function pathOf(
  { src, category }: ProductListProps,
  { search, order }: Question,
  linked: string | undefined,
  server: string,
): string {
  const url = new URL(pathOn(server, src || linked || pageAddress(server, "/shop")), server);
  for (const [name, value] of Object.entries({ category, search, order }))
    if (value) url.searchParams.set(name, String(value));
  return url.pathname + url.search;
}

/**
 * Returns how the element asks for its products: pages of the shop, or single products by their ids. The suite decides how many a page has, so
 * that lists with the same address share it.
 * @see docs/reference/shop.md#shop-52
 */
export function readsProducts(
  host: Element,
  { server, lang }: { readonly server: string; readonly lang: string },
): Ask {
  const page =
    (path: string): Step =>
    async (signal) => {
      const found = await pagesOf(server).load(path, lang, host, signal);
      if (!found) return null;
      const shelf = readShelf(found.nodes, found.address);
      if (!shelf) throw new SuiteError("contract", `${found.address} gave another page`);
      const { cards, next } = shelf;
      return { cards, next: next === undefined ? undefined : page(next), address: found.address };
    };
  return (props, question) => {
    const { templateIds, limit } = props;
    if (!templateIds.length) return page(pathOf(props, question, linkedPage(host, server), server));
    return async (signal) => (await import("./products-by-id.ts")).stepOf(templateIds, limit, server)(signal);
  };
}
