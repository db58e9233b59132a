import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { placeholder } from "../image.ts";
import { seesUnpublished } from "../model.ts";
import { type Drawing, productDrawing } from "./drawing.ts";

interface Picture extends Drawing {
  readonly published: boolean;
}

const all = "'0 0 200 200' as view";
const template = `select drawing, hue, null as colour, published, ${all} from product_template where id = $1`;
const variant = `select drawing, hue, colour, published, ${all} from product where id = $1`;
const more =
  "select drawing, hue, null as colour, published, view from product_image join product_template on product_template.id = template_id where product_image.id = $1";

/** Serves drawn pictures of products and variants: one file for all sizes, and one for the large size. */
export function productImages(app: Hono<SuiteEnv>, database: Database): void {
  const fields = ":field{image|image_medium|image_small}/:size{\\d+x\\d+}?";
  for (const [model, sql] of [
    ["product.template", template],
    ["product.product", variant],
    ["product.image", more],
  ] as const) {
    app.get(`/web/image/${model}/:id{\\d{1,9}}/${fields}`, async (c) => {
      const [picture] = await database.query<Picture>(sql, [Number(c.req.param("id"))]);
      if (!picture) return placeholder(c, 404);
      if (!picture.published && !seesUnpublished(c.var.visit.user)) return placeholder(c, 403);
      return c.body(productDrawing(picture, c.req.path.endsWith("/image")), 200, {
        "Content-Type": "image/svg+xml",
        "Cache-Control": "max-age=0",
        "X-Content-Type-Options": "nosniff",
      });
    });
  }
}
