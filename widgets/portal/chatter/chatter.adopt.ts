import type { Adoption } from "#shared/element/index.ts";

/** The suite's empty place for messages (behaviour/portal.md item 14). */
export default {
  tag: "suite-chatter",
  selector: ".o_portal_chatter[data-res_model]",
  place: "inside",
  attributes: {
    "res-model": "data-res_model",
    "res-id": "data-res_id",
    token: "data-token",
    pid: "data-pid",
    hash: "data-hash",
    "sha-in": "data-sha_in",
    "sha-time": "data-sha_time",
    "allow-composer": "data-allow_composer",
    "pager-step": "data-pager_step",
    "pager-scope": "data-pager_scope",
    "pager-start": "data-pager_start",
    domain: "data-domain",
    rating: "data-display_rating",
  },
} satisfies Adoption;
