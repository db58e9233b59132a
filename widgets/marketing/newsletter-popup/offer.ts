import { navigate, openWindow } from "#shared/html/index.ts";

// the lazy chunk of a popup with something to offer: many visitors never load it
export { safeWebUrl } from "#shared/html/index.ts";
export { popupQueue } from "#shared/state/index.ts";
export { PopupDialog } from "./PopupDialog.tsx";
export { watch } from "./trigger.ts";

/** Returns true for a path of this site, and for an address with this host and port between slashes: these open in the same window. */
export const staysHere = (address: string, host: string): boolean =>
  address.startsWith("/") || address.split("/").includes(host);

/**
 * Opens the redirect address of a list: here, or in a new tab without an opener.
 * @returns false if the browser blocked the new tab
 * @see docs/reference/marketing.md#marketing-15
 */
export function go(address: string): boolean {
  return staysHere(address, location.host) ? navigate(address) : openWindow(address);
}
