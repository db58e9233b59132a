import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** Subresource integrity of a file, as `integrity` attributes have it: `sha384-…`. */
export const integrityOf = (file) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
