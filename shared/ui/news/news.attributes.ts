import { choice, integer } from "../../element/index.ts";
import type { NewsProps } from "../../state/index.ts";

/** Attributes of news that move this way, unless told. */
export const newsAttributes = (direction: NewsProps["direction"]) => ({
  limit: integer({ default: 3, doc: "How many, the newest first" }),
  direction: choice(["horizontal", "vertical"], { default: direction, doc: "Which way they move" }),
});
