import type { PageAdoption } from "../../../shared/element/index.ts";

/** A page of the suite, of which an operator of a chat may ask (behaviour/live-chat.md section 1). */
export default {
  chunk: "page-history",
  budget: 1,
  selector: "html[data-website-id]",
} satisfies PageAdoption;
