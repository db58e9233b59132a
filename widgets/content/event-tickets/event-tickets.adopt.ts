import type { Adoption } from "#shared/element/index.ts";
import { suitesForm } from "./tickets.markup.ts";

/** The tickets on an event's page (behaviour/events-blog-rating.md item 1). */
export default { tag: "suite-event-tickets", selector: suitesForm } satisfies Adoption;
