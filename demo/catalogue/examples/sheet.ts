import { readFileSync } from "node:fs";

const sheet = readFileSync(new URL("../static/example.css", import.meta.url), "utf8");
const rules = [...sheet.matchAll(/^([^\s@/}][^{}]*) \{[^{}]*\}$/gm)].map(([text, selector = ""]) => ({
  selector,
  text,
}));

/**
 * Rules of `example.css` whose selector begins with `start`: those that the stage is drawn with, so that what is shown cannot differ from what is
 * seen.
 * @throws Error where there is none
 */
export function rulesOf(start: string): string {
  const found = rules.filter(({ selector }) => selector.startsWith(start));
  if (found.length === 0) throw new Error(`example.css has no rule for ${start}`);
  return found.map(({ text }) => text.replace(/^\.stage(?=\.)/, "")).join("\n");
}
