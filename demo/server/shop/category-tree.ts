import type { Queries } from "../database.ts";
import { insertAll } from "../insert.ts";
import { categories } from "./seed/item.ts";

/** Adds parents to categories. */
export const categoryTree = `alter table product_category add column parent_id integer references product_category;
   create index product_category_parent on product_category (parent_id)`;

const parents = [
  { id: 21, name: "Furniture", children: [categories.Desks, categories.Tables, categories.Seats, categories.Storage] },
  { id: 22, name: "On the desk", children: [categories.Light, categories.Desktop] },
];

export async function seedCategoryTree(queries: Queries): Promise<void> {
  await insertAll(
    queries,
    "product_category",
    parents.map(({ id, name }) => ({ id, name })),
  );
  for (const { id, children } of parents)
    await queries.query("update product_category set parent_id = $1 where id = any ($2)", [id, children]);
}
