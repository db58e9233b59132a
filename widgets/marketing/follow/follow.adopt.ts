import type { Adoption } from "#shared/element/index.ts";

/** The stock block (behaviour/follow-subscribe-popup.md section 1). */
export default {
  tag: "suite-follow",
  selector: ".js_follow[data-id][data-object]",
  attributes: {
    model: "data-object",
    "res-id": "data-id",
    following: "data-follow",
    unsubscribe: "data-unsubscribe",
  },
} satisfies Adoption;
