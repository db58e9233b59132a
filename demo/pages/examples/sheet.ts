import { readFileSync } from "node:fs";

const sheet = readFileSync(new URL("../static/example.css", import.meta.url), "utf8");
const rules = [...sheet.matchAll(/^([^\s@/}][^{}]*) \{ ([^{}]*) \}$/gm)].map(
  ([, selector = "", declarations = ""]) => ({ selector, declarations }),
);

const written = (selector: string, declarations: string): string =>
  `${selector} {\n${declarations
    .split("; ")
    .map((declaration) => `  ${declaration.replace(/;$/, "")};\n`)
    .join("")}}`;

/**
 * Rules of `example.css` as an author would write them, one declaration to a line: all whose selector begins with `start`. They are the ones
 * that the stage is drawn with, so that what is shown cannot differ from what is seen.
 * @throws Error where there is none
 */
export function rulesOf(start: string): string {
  const found = rules.filter(({ selector }) => selector.startsWith(start));
  if (found.length === 0) throw new Error(`example.css has no rule for ${start}`);
  return found
    .map(({ selector, declarations }) => written(selector.replace(/^\.stage(?=\.)/, ""), declarations))
    .join("\n");
}
