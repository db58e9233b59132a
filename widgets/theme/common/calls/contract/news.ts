import { object, optional } from "valibot";
import { charText } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";

/** A plain post of `limit`, answered with JSON; the newest come first. Source: spec theme section 7, behaviour/theme-snippets.md items 17 to 19. */
export const latestNews = {
  path: "/get_latest_news",
  result: rows(object({ name: charText, desc: optional(charText, "") })),
};
