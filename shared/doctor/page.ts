/** Reader of the current page. */
import { isLoader } from "./addresses.ts";
import type { ScriptFact, TagFact } from "./facts.ts";
import { ours, own } from "./nodes.ts";

export function scriptsOf(): ScriptFact[] {
  return [...own("documentElement").querySelectorAll<HTMLScriptElement>("script[src]")]
    .filter(({ src }) => isLoader(src) || /\/standalone\/[\w-]+\.js/.test(src))
    .map(({ src, type, crossOrigin, dataset }) => ({
      src,
      isModule: type === "module",
      hasCrossorigin: crossOrigin !== null,
      options: Object.fromEntries(
        Object.entries(dataset).map(([name, value]) => [
          name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase()),
          value ?? "",
        ]),
      ),
    }));
}

export const hasSheet = (): boolean =>
  !!own("documentElement").querySelector('link[rel~="stylesheet"][href*="/suite.css"]');

/** Returns true if the built-in front end's module system has run, under either of its names. */
export const builtInRuns = (): boolean =>
  ["odoo", "eagle"].some((name) => (Reflect.get(globalThis, name) as { define?: unknown } | undefined)?.define);

/** Lists of elements from the loader and from the chunk of adoption; missing without these. */
type Kept = Partial<Record<"waiting" | "adopted", WeakSet<Element>>>;

export function tagsOf(): TagFact[] {
  const { waiting, adopted } = (globalThis as { [key: symbol]: Kept | undefined })[Symbol.for("suite.page")] ?? {};
  const byTag = new Map<string, Element[]>();
  for (const host of ours()) byTag.set(host.localName, [...(byTag.get(host.localName) ?? []), host]);
  return [...byTag].map(([tag, hosts]) => {
    const count = (is: (host: Element) => boolean | undefined) => hosts.filter(is).length;
    return {
      tag,
      found: hosts.length,
      ready: count((host) => host.matches(":state(ready)")),
      failed: count((host) => host.matches(":state(error)")),
      waiting: count((host) => waiting?.has(host)),
      adopted: count((host) => adopted?.has(host)),
      hidden: count((host) => host.matches(":state(absent):not(:state(ready),:state(error))")),
      isDefined: !!customElements.get(tag),
    };
  });
}
