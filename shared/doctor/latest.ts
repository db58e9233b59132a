/** The newest version of suite-widgets beside the folder of this one, which a release notes in `latest.json`; undefined where nobody says. */
export async function readLatest(release: string): Promise<string | undefined> {
  // what is not served in a folder named by its version has no neighbours
  if (!/\/\d+\.\d+\.\d+[^/]*\/$/.test(release)) return undefined;
  try {
    const response = await fetch(new URL("../latest.json", release));
    const { version } = (await response.json()) as { version?: unknown };
    return typeof version === "string" ? version : undefined;
  } catch {
    return undefined;
  }
}
