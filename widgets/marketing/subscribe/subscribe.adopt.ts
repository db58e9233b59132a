import type { Adoption } from "#shared/element/index.ts";

/** The stock block (behaviour/follow-subscribe-popup.md section 2). */
export default {
  tag: "suite-subscribe",
  selector: ".js_subscribe[data-list-id]",
  attributes: { "list-id": "data-list-id" },
} satisfies Adoption;
