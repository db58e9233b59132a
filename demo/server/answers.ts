import { splitLanguage } from "./language.ts";
import { type QaSettings, readQa } from "./qa.ts";

/** Path of the document that shows one element, in the state that its address names. */
export const framePath = "/build/frame";

const calm = readQa(undefined);
/** ms: longer than anybody looks. */
const slow: QaSettings = { ...calm, latency: 60_000 };
const failing: QaSettings = { ...calm, errors: 1 };

/** States in which a visitor waits for what they have asked for. */
const waiting = ["busy", "grown", "leaving"];

/** What the address of a frame that shows a state says of it; undefined for all other addresses. */
export function stateFrame(address: string | undefined): URLSearchParams | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  return splitLanguage(pathname).path === framePath && searchParams.get("state") ? searchParams : undefined;
}

/**
 * How the suite answers a frame that is to show a state, by what answers cause it; undefined for everybody else. Who calls says so by its
 * `Referer`. An element is busy with what a visitor asked for: until then, which `ready` in the address says, it gets what it needs.
 */
export function answersFor(referer: string | undefined): QaSettings | undefined {
  const frame = stateFrame(referer);
  const state = frame?.get("state") ?? "";
  if (state === "loading" || (waiting.includes(state) && frame?.has("ready"))) return slow;
  return state === "error" ? failing : undefined;
}
