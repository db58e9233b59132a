import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Axe as a page takes it in; what the package exports is twice as long to send and to read. */
export const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
