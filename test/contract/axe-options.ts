import type { RunOptions } from "axe-core";

/** The mailings that the suite's editors write bring headings of their own. */
export const axeOptions: RunOptions = { rules: { "heading-order": { enabled: false } }, resultTypes: ["violations"] };
