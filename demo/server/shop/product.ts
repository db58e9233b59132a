import type { Queries } from "../database.ts";
import { accessError, Fault, missingError, typeError, valueError } from "../fault.ts";
import { seesUnpublished } from "../model.ts";
import { pythonType } from "../python.ts";
import type { User } from "../session.ts";

/** Variant of a product. */
export interface Product {
  readonly id: number;
  readonly template_id: number;
  readonly name: string;
  /** Name with the values that distinguish it from other variants. */
  readonly display_name: string;
  readonly description: string;
  readonly published: boolean;
  readonly active: boolean;
  readonly category_id: number;
  /** Ids of its template's values, ascending. */
  readonly combination: readonly number[];
  /** Cents, before tax; `list_price` is also before the discount. */
  readonly price: number;
  readonly list_price: number;
  /** Hundredths of a per cent. */
  readonly tax: number;
  readonly availability: "never" | "always" | "threshold" | "custom";
  readonly threshold: number;
  readonly availability_message: string;
  readonly stock: number;
  readonly optional_ids: readonly number[];
  readonly accessory_ids: readonly number[];
}

/** Returns the stock if the shop sells no more than that; otherwise null. */
export const limitOf = ({ availability, stock }: Pick<Product, "availability" | "stock">): number | null =>
  availability === "always" || availability === "threshold" ? stock : null;

/** Returns an id of a JSON call. The suite reads products by numbers only. */
export function productId(value: unknown): number {
  if (typeof value === "string") {
    const text = `Database fetch misses ids (('${value}',)) and has extra ids ((${value},)), may be caused by a type incoherence in a previous request`;
    throw Fault.suite("AccessError", "access_error", text, 403);
  }
  if (typeof value !== "number" || !Number.isInteger(value)) throw typeError(`'${pythonType(value)}' is not an id`);
  if (Math.abs(value) > 0x7fffffff) throw valueError("integer out of range");
  return value;
}

/** Throws missing_error, in the name of user `uid`. Also reads archived variants and unpublished products. */
export async function readProduct(queries: Queries, id: number, uid = 1): Promise<Product> {
  const [product] = await queries.query<Product>("select * from product where id = $1", [id]);
  if (!product) throw missingError(id, uid);
  return product;
}

/** Returns products in the order of the shop, without those that are unknown, archived or not for this user. */
export const listProducts = (queries: Queries, user: User, ids: readonly number[]): Promise<Product[]> =>
  queries.query("select * from product where id = any ($1) and active and (published or $2) order by template_id, id", [
    ids,
    seesUnpublished(user),
  ]);

export interface Template {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly published: boolean;
  readonly price: number;
  readonly discount: number;
  readonly availability: Product["availability"];
  readonly threshold: number;
  readonly availability_message: string;
}

/** Throws missing_error and, for a template that this user may not see, access_error. */
export async function readTemplate(queries: Queries, id: number, user: User): Promise<Template> {
  const [template] = await queries.query<Template>("select * from product_template where id = $1", [id]);
  if (!template) throw missingError(id, user.id);
  if (!template.published && !seesUnpublished(user)) throw accessError("Product Template", id, user.id);
  return template;
}
