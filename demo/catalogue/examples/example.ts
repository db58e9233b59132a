import type { Child } from "hono/jsx";
import type { View } from "#demo/common/view.ts";

export interface Variant {
  readonly title: string;
  /** Purpose of the variant, in one or two sentences. */
  readonly note: string;
  /** Tag to paste; also the live element, unless `live` is set. */
  readonly tag: Child;
  /** Live element; `null` if it cannot be live on this page. */
  readonly live?: Child | null;
  /** Styles of the stage: a class of `example.css`, whose rules are shown below the tag. */
  readonly stage?: "dark" | "brand" | "compact";
  /** Further rules of `example.css` that the variant uses, by the start of their selector. */
  readonly css?: string;
}

/**
 * Content that no declaration has: a fitting page around the element, and variants. A file `examples/<tag>.tsx` may export one as
 * `example`; without it, the page shows the declared markup.
 */
export interface Example {
  /** Element on its card in the catalogue. */
  readonly preview: (view: View) => Child;
  /** Element on its own page. */
  readonly live: (view: View) => Child;
  readonly variants: (view: View) => readonly Variant[];
  /** Path of a page with the element in normal use. */
  readonly page?: string;
  /** Key of the view that the suite would have made the page from (`data-view-xmlid`), for elements that change the page's view. */
  readonly viewKey?: string;
  /** True if the element shows the visitor's cart or wishlist: its page fills empty ones. */
  readonly needsCollection?: true;
}
