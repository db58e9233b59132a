import type { Adoption } from "#shared/element/index.ts";

/** The empty list beside an order, which the suite's script fills. */
export default {
  selector: ".o_portal_sale_sidebar .bs-sidenav",
  read: () => ({ content: "#quote_content" }),
} satisfies Adoption;
