import type { SuiteContext } from "./env.ts";

/** Returns a square SVG of this side. */
export const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>`;

/** Picture of a visitor, and in place of a missing picture. */
export const personDrawing = svg(
  64,
  '<rect width="64" height="64" fill="#868e96"/><circle cx="32" cy="25" r="11" fill="#f1f3f5"/><path d="M10 64a22 20 0 0 1 44 0z" fill="#f1f3f5"/>',
);

/** Responds with an SVG. */
export const sendDrawing = (
  c: SuiteContext,
  drawing: string,
  status: 200 | 403 | 404 = 200,
  cache = "max-age=0",
): Response =>
  c.body(drawing, status, {
    "Content-Type": "image/svg+xml",
    "Cache-Control": cache,
    "X-Content-Type-Options": "nosniff",
  });

/** Responds with a picture even to a rejected request, so that an img shows one. @see docs/reference/wire.md#wire-47 */
export const placeholder = (c: SuiteContext, status: 403 | 404): Response => sendDrawing(c, personDrawing, status);
