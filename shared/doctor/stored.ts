/** Names of the entries that the browser stores for the page. */
import type { StoredFact } from "./facts.ts";
import { own } from "./nodes.ts";

/** Returns the keys of a storage; none in a sandboxed page, which may not read it. */
function keysOf(kind: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.keys(globalThis[kind]);
  } catch {
    return [];
  }
}

function cookies(): string[] {
  try {
    return own("cookie")
      .split("; ")
      .filter(Boolean)
      .map((pair) => pair.replace(/=.*$/s, ""));
  } catch {
    return [];
  }
}

/** Returns a function that reads the stored entries; entries that were missing at the first reading are new. */
export function watchStored(): () => StoredFact[] {
  const read = () =>
    [
      ...cookies().map((name) => ({ kind: "cookie", name })),
      ...(["localStorage", "sessionStorage"] as const).flatMap((kind) => keysOf(kind).map((name) => ({ kind, name }))),
    ] as const;
  const keyOf = ({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`;
  const before = new Set(read().map(keyOf));
  return () => read().map((entry) => ({ ...entry, isNew: !before.has(keyOf(entry)) }));
}
