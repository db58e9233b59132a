import { notFound } from "./fault.ts";

/** Returns a slug: `Our Blog`, 1 -> `our-blog-1`. */
export const slug = (name: string, id: number): string =>
  `${name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\w\s-]|_/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")}-${id}`;

/** Returns the id at the end of a slug, or of a bare number. Throws the page 404 otherwise. */
export function idOf(slugged: string): number {
  const digits = /(?:^|-)(\d{1,9})$/.exec(slugged)?.[1];
  if (!digits) throw notFound();
  return Number(digits);
}
