/** Names of what is stored in the browser for the page. */
import type { StoredFact } from "./facts.ts";
import { own } from "./nodes.ts";

/** A page in a sandbox may not ask. */
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

/** Reads what is stored; what was not there at the first time is new. */
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
