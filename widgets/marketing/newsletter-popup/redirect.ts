import { navigate, openWindow } from "#shared/html/index.ts";

/** Same window for a path of this site and for an address one of whose parts between slashes is this host with its port. */
export const staysHere = (address: string, host: string): boolean =>
  address.startsWith("/") || address.split("/").includes(host);

/**
 * Opens the redirect address of a list: here, or in a new tab without an opener.
 * @returns false if the browser blocked the new tab
 */
export function go(address: string): boolean {
  return staysHere(address, location.host) ? navigate(address) : openWindow(address);
}
