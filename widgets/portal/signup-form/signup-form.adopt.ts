import type { Adoption } from "#shared/element/index.ts";

/** The form of /web/signup and of a new password (behaviour/portal.md item 67). */
export default {
  tag: "suite-signup-form",
  selector: ".oe_signup_form",
} satisfies Adoption;
