import type { Adoption } from "#shared/element/index.ts";

/** Empty list beside an order, which the built-in front end fills. */
export default {
  selector: ".o_portal_sale_sidebar .bs-sidenav",
  read: () => ({ content: "#quote_content" }),
} satisfies Adoption;
