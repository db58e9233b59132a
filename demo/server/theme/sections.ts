import type { Hono } from "hono";
import { renderPartnersCall, renderTestimonialCall } from "#theme/api/theme.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { valueError } from "../fault.ts";
import { escapeHtml } from "../html.ts";
import { placeholder } from "../image.ts";
import { pythonText, requireArguments } from "../python.ts";
import { rpc } from "../rpc.ts";
import { brandSlides, testimonialSlides } from "./slides.ts";

const signs: Readonly<Record<string, string>> = {
  circle: '<circle cx="32" cy="32" r="18"/>',
  cup: '<path d="M14 20h28v16a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12zM42 24h4a6 6 0 0 1 0 14h-5v-5h5a2 2 0 0 0 0-4h-4z"/>',
  leaf: '<path d="M14 50C10 24 26 12 52 14c2 26-10 42-34 38 4-12 10-20 20-26-12 4-20 12-24 24z"/>',
  bars: '<path d="M14 16h8v32h-8zM28 24h8v24h-8zM42 12h8v36h-8z"/>',
  square: '<path d="M14 14h36v36H14zm10 10v16h16V24z" fill-rule="evenodd"/>',
  book: '<path d="M12 16c8-3 14-2 19 2v32c-5-4-11-5-19-2zM52 16c-8-3-14-2-19 2v32c5-4 11-5 19-2z"/>',
  triangle: '<path d="M32 12 54 50H10z"/>',
};

interface Brand {
  readonly name: string;
  /** Hue in degrees. */
  readonly hue: number;
  readonly sign: string;
}

/** Returns a sign and a name, legible on light and dark background. */
const logoDrawing = ({ name, hue, sign }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${88 + name.length * 16}" height="64" viewBox="0 0 ${88 + name.length * 16} 64">` +
  `<g fill="hsl(${hue} 45% 50%)">${signs[sign] ?? ""}` +
  `<text x="64" y="41" font-family="Georgia, serif" font-size="28" font-weight="600" letter-spacing="-0.5">${escapeHtml(name)}</text></g></svg>`;

/** Numbers of the theme's sections whose slides the suite renders. */
const sections = [
  [
    renderTestimonialCall,
    testimonialSlides,
    [6, 16, 23, 32, 41, 168, 177, 239, 259, 281, 297, 322, 347, 352, 371, 394],
  ],
  [renderPartnersCall, brandSlides, [9, 18, 36, 42, 169, 178, 191, 264]],
] as const;

/** Serves the slides that the suite renders, and the brands' logos. */
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
