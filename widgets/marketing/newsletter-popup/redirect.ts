import { navigate } from "#shared/html/index.ts";

/** Same window for a path of this site and for an address one of whose parts between slashes is this host with its port. */
export const staysHere = (address: string, host: string): boolean =>
  address.startsWith("/") || address.split("/").includes(host);

/**
 * Opens the redirect address of a list: here, or in a new tab without an opener.
 * @param address one that `safeWebUrl` let through
 * @returns false when the browser blocked the new tab
 */
export function go(address: string): boolean {
  if (staysHere(address, location.host)) {
    navigate(address);
    return true;
  }
  // the feature "noopener" would answer null even when the tab opens
  const tab = open("", "_blank");
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(address);
  return true;
}
