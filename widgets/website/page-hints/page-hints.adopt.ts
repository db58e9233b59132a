import type { PageAdoption } from "../../../shared/element/index.ts";

/** Tooltips and popovers of the stock pages' CSS framework. */
export default {
  chunk: "page-hints",
  budget: 2.5,
  selector: ["tooltip", "popover"].map((kind) => `[data-toggle=${kind}],[data-bs-toggle=${kind}]`).join(),
} satisfies PageAdoption;
