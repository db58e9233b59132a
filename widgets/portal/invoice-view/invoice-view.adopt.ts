import type { Adoption } from "#shared/element/index.ts";

/** The frame of an invoice's page (behaviour/portal.md items 47 to 49); the link that prints is elsewhere in it. */
export default {
  tag: "suite-invoice-view",
  selector: "iframe#invoice_html",
  attributes: { src: "src" },
} satisfies Adoption;
