import type { Queries } from "../database.ts";

/** Additional picture of a template. */
export interface ProductPicture {
  readonly id: number;
  readonly name: string;
}

export const readPictures = (queries: Queries, templateId: number): Promise<ProductPicture[]> =>
  queries.query("select id, name from product_image where template_id = $1 order by id", [templateId]);
