/** Data in the addresses of files. */

/** Returns a text without passwords of addresses, and without the UUIDs that the suite uses as tokens. */
const withoutTokens = (text: string): string =>
  text.replace(/\/\/[^\s/]*@/g, "//").replace(/\b[\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}\b/gi, "…");

/**
 * Returns an address without query, fragment and tokens in its path, which must not get into a report. Relative to the page's origin, if it has the same.
 */
export const shortUrl = (url: string, origin: string): string => {
  const bare = withoutTokens(url.replace(/[?#].*$/s, ""));
  return bare.startsWith(`${origin}/`) ? bare.slice(origin.length) : bare;
};

/** Repeats `withoutQueries` of shared/element/strings.ts, which is in the core: the doctor also works where the core does not load. */
export const withoutQueries = (line: string): string =>
  withoutTokens(
    line.replace(/\S+/g, (word) => (/\/|[?#][\w.-]+=/.test(word) ? word.replace(/[?#].*?(:?)$/s, "$1") : word)),
  );

/** Returns the tag whose own code a file is, or undefined: `chunks/suite-follow.js`, `standalone/follow.js`. */
export function tagOf(url: string): string | undefined {
  const [, folder, name] = /\/(chunks|standalone)\/([\w-]+)(?:\.\w\w)?\.js(?:[?#]|$)/.exec(url) ?? [];
  if (folder === "standalone") return `suite-${name}`;
  return name?.startsWith("suite-") ? name : undefined;
}

/** Returns the folders of the releases of files, each once. */
export const foldersOf = (urls: readonly string[]): string[] => [
  ...new Set(
    urls.flatMap(
      (url) => /^(.*\/)(?:suite\.js|standalone\/[\w-]+\.js|chunks\/core\.js)(?:[?#]|$)/.exec(url)?.[1] ?? [],
    ),
  ),
];

/** Returns the path of a file in its release, such as `chunks/core.js`, or undefined for other files. */
export function fileOf(url: string, folders: readonly string[]): string | undefined {
  const folder = folders.find((each) => url.startsWith(each));
  const file = folder && url.slice(folder.length);
  return file && /^(chunks\/|standalone\/|suite\.(js|css)|[\w-]+-worker\.js)/.test(file) ? file : undefined;
}

/** Reads the version from the name of the folder. */
export const versionOf = (folder: string): string | undefined => /\/(\d+\.\d+\.\d+[^/]*)\/$/.exec(folder)?.[1];

export const isLoader = (url: string): boolean => /\/suite\.js(?:[?#]|$)/.test(url);

/** Returns true if a version such as `1.0.0` is older than another. */
export function isOlder(version: string, other: string): boolean {
  const [own, others] = [version, other].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const index = own!.findIndex((number, index) => number !== others![index]);
  return index >= 0 && own![index]! < others![index]!;
}
