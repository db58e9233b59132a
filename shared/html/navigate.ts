import { isEdited, own, ownDocument } from "../element/index.ts";
import { safeWebUrl } from "./address.ts";

interface Navigation {
  /** What a relative address is relative to. Default: the page, whatever a `base` of the page says. */
  readonly base?: string | undefined;
}

/** Returns the address that may be followed, which is relative or http(s); otherwise undefined. */
const redirectUrl = (address: string, base?: string): string | undefined =>
  // a frame without an address of its own has its base alone
  safeWebUrl(address, base ?? (/^http/.test(location.href) ? location.href : undefined));

/**
 * Sends the visitor to another address. This module is the one place where elements do so: it follows relative and http(s) addresses
 * alone, since others may run a script. While the suite's editor runs the page stays: an answer may come after the editor was
 * opened, and unsaved edits would be lost.
 * @param replace leaves no entry of this page in the history
 * @returns false if the address is refused
 */
export function navigate(address: string, { base, replace = false }: Navigation & { replace?: boolean } = {}): boolean {
  const url = redirectUrl(address, base);
  if (url !== undefined && !isEdited()) location[replace ? "replace" : "assign"](url);
  return url !== undefined;
}

/** Submits a form to an address, like `navigate`. Puts a form that is in no page into this one. */
export function submitForm(form: HTMLFormElement, address: string, { base }: Navigation = {}): boolean {
  const action = redirectUrl(address, base);
  if (action !== undefined && !isEdited()) {
    const sent = own(form);
    if (!sent.isConnected) ownDocument.body.append(form);
    sent.action = action;
    sent.submit();
  }
  return action !== undefined;
}

/**
 * Opens an address in another window, which gets no opener: `noopener` would return null even if the window opens.
 * @returns false if the address is refused or the browser blocks the window
 */
export function openWindow(address: string, features?: string): boolean {
  const url = redirectUrl(address);
  const opened = url === undefined ? null : window.open(url, "_blank", features);
  if (opened) opened.opener = null;
  return !!opened;
}

/** Loads the page again, like `navigate`. */
export function reloadPage(): void {
  if (!isEdited()) location.reload();
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
