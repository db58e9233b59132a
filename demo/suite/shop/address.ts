import { localPath } from "#demo/server/language.ts";
import type { Category, Shelf } from "#demo/server/shop/shelf.ts";
import { slug } from "#demo/server/slug.ts";
import type { Visit } from "#demo/server/visit.ts";

export const shopLink = ({ siteLanguage }: Visit, path = ""): string => localPath(`/shop${path}`, siteLanguage);
export const productLink = (visit: Visit, name: string, templateId: number): string =>
  shopLink(visit, `/product/${slug(name, templateId)}`);
export const categoryPath = (category: Category | undefined): string =>
  category ? `/category/${slug(category.name, category.id)}` : "";
export const variantImage = (id: number, size: string): string => `/web/image/product.product/${id}/${size}`;

/** Returns the choices of a list beside its search, as in the address. */
export const keptOf = ({ order, chosen }: Pick<Shelf, "order" | "chosen">): [name: string, value: string][] => [
  ...(order ? [["order", order] as [string, string]] : []),
  ...chosen.map(({ attribute, value }): [string, string] => ["attrib", `${attribute}-${value}`]),
];

/** Returns the address of a list with another choice. */
export function listLink(
  visit: Visit,
  shelf: Pick<Shelf, "category" | "search" | "order" | "chosen">,
  change: { readonly page?: number; readonly order?: Shelf["order"] },
): string {
  const { search, category } = shelf;
  const kept = keptOf({ ...shelf, order: change.order ?? shelf.order });
  const query = new URLSearchParams(search ? [["search", search], ...kept] : kept);
  const page = (change.page ?? 1) > 1 ? `/page/${change.page}` : "";
  return shopLink(visit, `${categoryPath(category)}${page}${query.size ? `?${query}` : ""}`);
}
