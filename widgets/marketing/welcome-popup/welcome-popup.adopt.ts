import type { Adoption } from "#shared/element/index.ts";

/** The theme's popup (behaviour/theme-snippets.md item 25); what it says is ours to show. */
export default {
  tag: "suite-welcome-popup",
  selector: "#sh_swp_model_popup",
} satisfies Adoption;
