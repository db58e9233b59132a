import type { Adoption } from "#shared/element/index.ts";

/** The list that the stock script fills (behaviour/events-blog-rating.md item 12). */
export default {
  tag: "suite-country-events",
  selector: ":is(.oe_country_events,.country_events) .country_events_list",
} satisfies Adoption;
