import { posix } from "node:path";
import { hashOf } from "./sources.mjs";

/** Whatever may name another file of the project; a text that only looks like it costs nothing but time. */
const relative = /["'`](\.\.?(?:\/[^"'`\n]*)?)["'`]/g;

/** Types that hold everywhere: augmentations, and files that are no modules. */
const isGlobal = (text) => /\bdeclare\s+(global|module)\b/.test(text) || !/^\s*(import|export)\b/m.test(text);

/** `sample.mjs` has its types in `sample.d.mts`, and an import may leave the ending out. */
const stem = (path) => path.replace(/(\.d)?\.[cm]?[jt]sx?$/, "");

/**
 * For each file that TypeScript reads, a hash of all that its types may depend on: itself, what it imports by whatever way, and what
 * declares types for all. What rules with types say of a file can change only with it.
 * @param {import("./sources.mjs").Sources} sources
 * @returns {Map<string, string>}
 */
export function reachOf(sources) {
  const byStem = new Map();
  for (const path of sources.keys()) byStem.set(stem(path), [...(byStem.get(stem(path)) ?? []), path]);
  const named = new Map();
  const hashes = new Map();
  const everywhere = [];
  const typed = [...sources.keys()].filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  for (const path of typed) {
    const text = sources.get(path).toString();
    const targets = [...text.matchAll(relative)].map(([, to]) => posix.join(posix.dirname(path), to));
    const found = targets.flatMap((to) => [stem(to), posix.join(to, "index")].flatMap((key) => byStem.get(key) ?? []));
    named.set(path, found);
    if (/\.[cm]?tsx?$/.test(path) && isGlobal(text)) everywhere.push(path);
  }
  for (const [path, content] of sources) hashes.set(path, hashOf([path, content]));
  const keyOf = (path) => {
    const reached = new Set([path, ...everywhere]);
    for (const next of reached) for (const to of named.get(next) ?? []) reached.add(to);
    return hashOf([...reached].map((each) => hashes.get(each)));
  };
  return new Map(typed.map((path) => [path, keyOf(path)]));
}
