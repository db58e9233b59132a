import type { RunOptions } from "axe-core";

/** Mailings of the suite contain headings of their own. */
export const axeOptions: RunOptions = { rules: { "heading-order": { enabled: false } }, resultTypes: ["violations"] };

/** Rules that depend on colours and the window's width: a second inspection of a page needs these alone. */
export const lookRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];

export const lookOptions: RunOptions = { ...axeOptions, runOnly: { type: "rule", values: lookRules } };
