import type { RunOptions } from "axe-core";

/** The mailings that the suite's editors write bring headings of their own. */
export const axeOptions: RunOptions = { rules: { "heading-order": { enabled: false } }, resultTypes: ["violations"] };

/** Rules that depend on colours and on the width of the window: of a page that was looked at in full, another look needs only these. */
export const lookRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

export const lookOptions: RunOptions = { ...axeOptions, runOnly: { type: "rule", values: lookRules } };
