import { array, object } from "valibot";
import { char } from "../../../../../shared/suite/contract/call.ts";

/** A plain post of `limit`, answered with JSON; the newest come first. Source: spec theme section 7, behaviour/theme-snippets.md items 17 to 19. */
export const latestNews = { path: "/get_latest_news", result: array(object({ name: char, desc: char })) };
