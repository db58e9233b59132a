import type { SuiteContext } from "./env.ts";

/** A picture of this side, in a square. */
export const svg = (size: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${content}</svg>`;

/** For a visitor, and where a picture is missing. */
export const somebodyDrawing = svg(
  64,
  '<rect width="64" height="64" fill="#868e96"/><circle cx="32" cy="25" r="11" fill="#f1f3f5"/><path d="M10 64a22 20 0 0 1 44 0z" fill="#f1f3f5"/>',
);

/** An answer that is an SVG picture. */
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

/** Even a refusal is a picture, so that an img shows something. */
export const placeholder = (c: SuiteContext, status: 403 | 404): Response => sendDrawing(c, somebodyDrawing, status);
