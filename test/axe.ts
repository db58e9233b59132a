/** Rules of axe that depend on colours and on the width of the window: of a page that was looked at in full, another look needs only these. */
export const lookRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];
