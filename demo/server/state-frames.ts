import { splitLanguage } from "./language.ts";
import { type QaSettings, readQa } from "./qa.ts";

/** Path of the document that shows one element, in the state that its address names. */
export const framePath = "/build/frame";

const calm = readQa(undefined);
/** ms: longer than a tester looks at a frame */
const slow: QaSettings = { ...calm, latency: 60_000 };
const failing: QaSettings = { ...calm, errors: 1 };

/** States in which a visitor waits for the response to their action. */
const waiting = ["busy", "grown", "leaving"];

/** Returns the query of a state frame's address; undefined for all other addresses. */
export function stateFrame(address: string | undefined): URLSearchParams | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  return splitLanguage(pathname).path === framePath && searchParams.get("state") ? searchParams : undefined;
}

/**
 * Returns the settings that bring a frame's element into its state; undefined for all other callers, by the `Referer`. A busy state
 * follows a gesture, so calls succeed until `ready` is in the address.
 */
export function settingsFor(referer: string | undefined): QaSettings | undefined {
  const frame = stateFrame(referer);
  const state = frame?.get("state") ?? "";
  if (state === "loading" || (waiting.includes(state) && frame?.has("ready"))) return slow;
  return state === "error" ? failing : undefined;
}
