import type { Hono } from "hono";
import { renderPartnersCall, renderTestimonialCall } from "#theme/api/theme.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { valueError } from "../fault.ts";
import { placeholder } from "../image.ts";
import { pythonText, requireArguments } from "../python.ts";
import { rpc } from "../rpc.ts";
import { type Brand, logoDrawing } from "./drawing.ts";
import { brandSlides, testimonialSlides } from "./slides.ts";

/** Numbers of the theme's sections whose slides the suite renders. Source: behaviour/theme-snippets.md items 2 and 7. */
const sections = [
  [
    renderTestimonialCall,
    testimonialSlides,
    [6, 16, 23, 32, 41, 168, 177, 239, 259, 281, 297, 322, 347, 352, 371, 394],
  ],
  [renderPartnersCall, brandSlides, [9, 18, 36, 42, 169, 178, 191, 264]],
] as const;

/** Slides that the suite renders, and the brands' logos. */
export function sectionRoutes(app: Hono<SuiteEnv>, database: Database): void {
  for (const [{ path }, slides, numbers] of sections) {
    const names = new Set(numbers.map((number) => `sh_corpomate_theme.sh_corpomate_theme_item_${number}`));
    app.all(
      path,
      rpc<typeof renderTestimonialCall>(async (params) => {
        requireArguments("render", params, ["template_id"]);
        const name = pythonText(params["template_id"]);
        if (!names.has(name)) throw valueError(`External ID not found in the system: ${name}`);
        return (slides as (queries: Queries) => Promise<string>)(database);
      }),
    );
  }

  app.get("/sh_corpomate_theme/brand/:file{\\d{1,9}\\.svg}", async (c) => {
    const [brand] = await database.query<Brand>("select name, hue, sign from brand where id = $1", [
      parseInt(c.req.param("file")),
    ]);
    if (!brand) return placeholder(c, 404);
    return c.body(logoDrawing(brand), 200, {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "max-age=604800, public",
      "X-Content-Type-Options": "nosniff",
    });
  });
}
