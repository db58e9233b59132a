import { choice, integer } from "#shared/element/index.ts";
import type { NewsProps } from "./news.ts";

/** Attributes of news that move this way, unless told. */
export const newsAttributes = (direction: NewsProps["direction"]) => ({
  limit: integer({ default: 3, doc: "How many, the newest first" }),
  direction: choice(["horizontal", "vertical"], { default: direction, doc: "Which way they move" }),
});
