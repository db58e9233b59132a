import type { Adoption } from "#shared/element/index.ts";

/** The theme's page before a launch (behaviour/theme-snippets.md item 23). */
export default {
  tag: "suite-coming-soon",
  selector: "[data-launch-date]",
  attributes: { launch: "data-launch-date" },
  place: "inside",
} satisfies Adoption;
