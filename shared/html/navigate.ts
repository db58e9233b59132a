import { isEdited } from "../element/index.ts";
import { safeUrl } from "./address.ts";

/**
 * Leaves the page for another address: the one place where elements do so. What would run a script is not followed; where
 * mailto and tel are not wanted either, such as in a redirect of the suite, `safeWebUrl` comes first.
 * While the suite's editor runs the page stays: an answer may come after the editor was opened, and unsaved edits would be lost.
 * Relative addresses are relative to the page, whatever a `base` of the page says.
 * @param replace leaves no entry of this page in the history
 */
export function navigate(address: string, { replace = false } = {}): void {
  // a frame without an address of its own has its base alone
  const safe = safeUrl(address, /^http/.test(location.href) ? location.href : undefined);
  if (safe !== undefined && !isEdited()) location[replace ? "replace" : "assign"](safe);
}

/** Resolves an address against the page, for `href`: browsers resolve `#id` and `?query` against the page's `base`. */
export const fromPage = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).href : address;

/**
 * Writes an address of this page without leaving it, resolved against the page instead of its `base`. Does nothing if the page has no address
 * that can be written, as in a sandboxed frame.
 * @param isStep going back leads to the address before
 */
export function writeAddress(address: string, isStep = false): void {
  try {
    history[isStep ? "pushState" : "replaceState"](history.state, "", fromPage(address));
  } catch {
    // no element depends on the address
  }
}
