import type { Hono } from "hono";
import type { SuiteEnv } from "../env.ts";
import { personDrawing, sendDrawing, svg } from "../image.ts";

const face = (colour: string, mouth: string): string =>
  svg(
    64,
    `<circle cx="32" cy="32" r="30" fill="${colour}"/><circle cx="22" cy="26" r="4" fill="#212529"/><circle cx="42" cy="26" r="4" fill="#212529"/>` +
      `<path d="${mouth}" fill="none" stroke="#212529" stroke-width="4" stroke-linecap="round"/>`,
  );

/** Files by rating. */
const faces: Readonly<Record<string, string>> = {
  10: face("#69db7c", "M18 39q14 15 28 0"),
  5: face("#ffd43b", "M20 44h24"),
  1: face("#ff8787", "M18 48q14-15 28 0"),
};

/** Serves the pictures of the built-in chat under their addresses, drawn by us. @see docs/reference/wire.md#wire-30 */
export function faceFiles(app: Hono<SuiteEnv>): void {
  const week = "max-age=604800, public";
  app.get("/mail/static/src/img/smiley/avatar.jpg", (c) => sendDrawing(c, personDrawing, 200, week));
  for (const [rate, drawing] of Object.entries(faces))
    app.get(`/rating/static/src/img/rating_${rate}.png`, (c) => sendDrawing(c, drawing, 200, week));
}
