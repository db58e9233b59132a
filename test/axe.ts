import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Axe as a page takes it in; what the package exports is twice as long to send and to read. */
export const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Rules of axe that depend on colours and on the width of the window: of a page that was looked at in full, another look needs only these. */
export const lookRules = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];
