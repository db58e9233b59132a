import { splitLanguage } from "./language.ts";
import { readQa, type QaSettings } from "./qa.ts";

/** Path of the document that shows one element, in the state that its address names. */
export const framePath = "/build/frame";

const calm = readQa(undefined);
/** ms: longer than anybody looks. */
const slow: QaSettings = { ...calm, latency: 60_000 };
const failing: QaSettings = { ...calm, errors: 1 };

/**
 * How the suite answers a frame that is to show a state, by what answers cause it; undefined for everybody else. Who calls says so by its
 * `Referer`. An element is busy with what a visitor asked for: until then, which `ready` in the address says, it gets what it needs.
 */
export function answersFor(referer: string | undefined): QaSettings | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, searchParams } = new URL(referer);
  if (splitLanguage(pathname).path !== framePath) return undefined;
  const state = searchParams.get("state");
  if (state === "loading" || (state === "busy" && searchParams.has("ready"))) return slow;
  return state === "error" ? failing : undefined;
}
