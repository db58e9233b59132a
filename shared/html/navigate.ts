import { isEdited, own, ownDocument } from "../element/index.ts";
import { safeWebUrl } from "./address.ts";

interface Navigation {
  /** Base of relative addresses. Default: the page, whatever a `base` of the page says. */
  readonly base?: string | undefined;
}

/** Returns the address that may be followed, which is relative or http(s); otherwise undefined. */
const redirectUrl = (address: string, base?: string): string | undefined =>
  // a frame without an address of its own has only a base
  safeWebUrl(address, base ?? (/^http/.test(location.href) ? location.href : undefined));

/**
 * Sends the visitor to another address. This module is the only one by which elements navigate: it follows relative and http(s) addresses alone,
 * since others may run a script. While the suite's editor is running the page stays: a response may arrive after the start of the editor, and unsaved
 * edits would be lost.
 * @param replace leaves no entry of this page in the history
 * @returns false if the address is refused
 */
export function navigate(address: string, { base, replace = false }: Navigation & { replace?: boolean } = {}): boolean {
  const url = redirectUrl(address, base);
  if (url !== undefined && !isEdited()) location[replace ? "replace" : "assign"](url);
  return url !== undefined;
}

/** Submits a form to an address, like `navigate`. Puts a form without a page into this one. */
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

/** Opens an empty window for content of the caller; null if the browser blocks the window. */
export const openEmptyWindow = (features: string): Window | null => window.open("", "_blank", features);

/** Loads the page again, like `navigate`. */
export function reloadPage(): void {
  if (!isEdited()) location.reload();
}

/** Resolves an address against the page, for `href`: browsers resolve `#id` and `?query` against the page's `base`. */
export const fromPage = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).href : address;

/**
 * Writes an address of this page without a navigation, resolved against the page instead of its `base`. Does nothing if the address cannot be
 * written, as in a sandboxed frame.
 * @param isStep adds an entry to the history, so that going back restores the address before
 */
export function writeAddress(address: string, isStep = false): void {
  try {
    history[isStep ? "pushState" : "replaceState"](history.state, "", fromPage(address));
  } catch {
    // no element depends on the address
  }
}
