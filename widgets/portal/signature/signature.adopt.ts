import type { Adoption } from "#shared/element/index.ts";

/** Where the suite's page has a signature (behaviour/portal.md item 29; WIRE.md section 4, portal order). */
export default {
  tag: "suite-signature",
  selector: ".o_portal_signature_form",
  attributes: {
    "call-url": "data-call-url",
    "res-id": "data-res-id",
    "access-token": "data-access-token",
    "partner-name": "data-partner-name",
    "sign-label": "data-sign-label",
  },
} satisfies Adoption;
