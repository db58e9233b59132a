import type { Adoption } from "#shared/element/index.ts";

/** The stock popup. Of its modal nothing is read, so that stored markup may be malformed (behaviour/follow-subscribe-popup.md section 3). */
export default {
  tag: "suite-newsletter-popup",
  selector: ".o_newsletter_popup[data-list-id]",
  attributes: { "list-id": "data-list-id" },
} satisfies Adoption;
