import type { Child } from "hono/jsx";
import type { View } from "#demo/common/view.ts";

export interface Variant {
  readonly title: string;
  /** What it is for, in one or two sentences. */
  readonly note: string;
  /** The tag as it is shown to be pasted, and as it is live unless `live` says otherwise. */
  readonly tag: Child;
  /** `null` where it cannot be live on this page. */
  readonly live?: Child | null;
  /** Looks of the stage: a class of `example.css`, whose rules are shown below the tag. */
  readonly stage?: "dark" | "brand" | "compact";
  /** Rules of `example.css` that the variant uses besides, by the beginning of their selector. */
  readonly css?: string;
}

/**
 * What a page cannot know from a declaration: surroundings in which the element makes sense, and what it can be made to
 * look like. A file `examples/<tag>.tsx` may export one as `example`; without it, the declared markup stands alone.
 */
export interface Example {
  /** On the card of the catalogue. */
  readonly preview: (view: View) => Child;
  /** On the page of the element. */
  readonly live: (view: View) => Child;
  readonly variants: (view: View) => readonly Variant[];
  /** Path of a page where it can be tried as a visitor would meet it. */
  readonly page?: string;
}
