import { safeUrl } from "./address.ts";

/**
 * Leaves the page for another address: the one place where elements do so. What would run a script is not followed; where
 * mailto and tel are not wanted either, such as in a redirect of the suite, `safeWebUrl` comes first.
 */
export function navigate(address: string): void {
  const safe = safeUrl(address);
  if (safe !== undefined) location.assign(safe);
}
