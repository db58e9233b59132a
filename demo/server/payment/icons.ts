import type { Hono } from "hono";
import type { SuiteEnv } from "../env.ts";
import { escapeHtml } from "../html.ts";
import { placeholder, sendDrawing } from "../image.ts";

/** Brands of cards by the ids of the suite's icons. */
export const brands: Readonly<Record<number, string>> = {
  1: "VISA",
  2: "American Express",
  4: "Diners Club International",
  5: "Discover",
  6: "JCB",
  7: "Maestro",
  8: "MasterCard",
};

const drawing = (name: string, id: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 30" width="48" height="30"><rect width="48" height="30" rx="4" fill="hsl(${(id * 67) % 360} 45% 32%)"/>` +
  `<text x="24" y="19" text-anchor="middle" font-family="system-ui, sans-serif" font-size="${name.length > 8 ? 8 : 11}" fill="#fff">${escapeHtml(name.split(" ")[0] ?? "")}</text></svg>`;

/** Serves their pictures: a word on a colour. */
export function iconRoutes(app: Hono<SuiteEnv>): void {
  app.get("/web/image/payment.icon/:id{\\d{1,9}}/:field{image|image_payment_form}", (c) => {
    const id = Number(c.req.param("id"));
    const name = brands[id];
    return name ? sendDrawing(c, drawing(name, id)) : placeholder(c, 404);
  });
}
