import { readFileSync } from "node:fs";
import { rules as allRules } from "./rules.mjs";

/** Libraries that read `document` by name get our own in its place, which elements of the page cannot hide. */
const readDocument = ["js-cookie/dist/js.cookie.mjs"];

function leaveOut(text, { feature, file, places }) {
  return places.reduce((rest, [pattern, replacement]) => {
    const found = [...rest.matchAll(new RegExp(pattern, "g"))].length;
    if (found !== 1)
      throw new Error(
        `The rule that leaves ${feature} out of ${file} no longer fits (scripts/libraries/rules.mjs): ${pattern} is there ${found} times instead of once`,
      );
    return rest.replace(pattern, replacement);
  }, text);
}

/**
 * The files of libraries that are not bundled as they are published, by their path below node_modules.
 * @param {string} ownDocument module whose export `ownDocument` takes the place of `document`
 * @param {import("./rules.mjs").Rule[]} [rules]
 * @returns {Map<string, string>} throws where a rule no longer fits
 */
export function libraryTexts(ownDocument, rules = allRules) {
  const texts = new Map();
  const text = (file) => texts.get(file) ?? readFileSync(`node_modules/${file}`, "utf8");
  for (const file of readDocument)
    texts.set(file, `import { ownDocument as document } from "${ownDocument}";\n${text(file)}`);
  for (const rule of rules) texts.set(rule.file, leaveOut(text(rule.file), rule));
  return texts;
}
