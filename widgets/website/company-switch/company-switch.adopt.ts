import type { Adoption } from "#shared/element/index.ts";

/** A link of the suite's bar, which stays; its attribute has no `data-` (behaviour/website-misc.md item 22). */
export default {
  tag: "suite-company-switch",
  selector: ".js_multi_company_switch",
  place: "after",
  attributes: { "company-id": "company-id" },
} satisfies Adoption;
