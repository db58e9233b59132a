import type { Adoption } from "#shared/element/index.ts";

/** The fields of /my/account, in the form (behaviour/portal.md items 3 to 7; recorded page my_account). */
export default {
  tag: "suite-account-form",
  selector: ".o_portal_details",
} satisfies Adoption;
