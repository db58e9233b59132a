import { slug } from "../../server/slug.ts";
import { localPath } from "../../server/language.ts";
import type { Category } from "../../server/shop/shelf.ts";
import type { Visit } from "../../server/visit.ts";

export const shopLink = ({ siteLanguage }: Visit, path = ""): string => localPath(`/shop${path}`, siteLanguage);
export const productLink = (visit: Visit, name: string, templateId: number): string =>
  shopLink(visit, `/product/${slug(name, templateId)}`);
export const categoryPath = (category: Category | undefined): string =>
  category ? `/category/${slug(category.name, category.id)}` : "";
export const variantImage = (id: number, size: string): string => `/web/image/product.product/${id}/${size}`;
