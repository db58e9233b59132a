import { versionOf } from "./addresses.ts";

/** Where releases note the newest version, beside their folders. */
export const latestUrl = (release: string): string => new URL("../latest.json", release).href;

/** The newest version; undefined where nobody says. What is not served in a folder named by its version has no neighbours. */
export async function readLatest(release: string): Promise<string | undefined> {
  if (!versionOf(release)) return undefined;
  try {
    const response = await fetch(latestUrl(release));
    const { version } = (await response.json()) as { version?: unknown };
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}
