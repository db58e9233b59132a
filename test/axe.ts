import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Source of axe for a page; the package exports a version twice as long. */
export const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
