import type { Adoption } from "#shared/element/index.ts";

/** When an invoice or an order is due (behaviour/portal.md item 45). */
export default {
  tag: "suite-due-label",
  selector: ".o_portal_sidebar_timeago[datetime]",
  attributes: { date: "datetime" },
} satisfies Adoption;
