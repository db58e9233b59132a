import type { Adoption } from "#shared/element/index.ts";

/** The search above a list of documents (behaviour/portal.md items 8 to 12). It stays in the bar that it is a part of. */
export default {
  tag: "suite-portal-search",
  selector: "form.o_portal_search_panel",
  place: "inside",
} satisfies Adoption;
