import type { Queries } from "#demo/server/database.ts";
import { insertAll } from "#demo/server/insert.ts";

/** Pictures of the wharf desk. */
export const seedPictures = (queries: Queries): Promise<void> =>
  insertAll(queries, "product_image", [
    { id: 1, template_id: 3, name: "Wharf desk: its top", view: "20 40 100 100" },
    { id: 2, template_id: 3, name: "Wharf desk: its leg", view: "90 90 100 100" },
  ]);
