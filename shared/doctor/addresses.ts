/** Data in the addresses of files. */

/**
 * Returns an address without query and fragment: tokens of visitors must not get into a report. Relative to the page's origin, if it has the same.
 */
export const shortUrl = (url: string, origin: string): string => {
  const bare = url.replace(/[?#].*$/s, "");
  return bare.startsWith(`${origin}/`) ? bare.slice(origin.length) : bare;
};

/** Returns a line without the queries and fragments of its addresses, like shared/element/report.ts. */
export const withoutQueries = (line: string): string =>
  line.replace(/\S+/g, (word) => (/\/|[?#][\w.-]+=/.test(word) ? word.replace(/[?#].*?(:?)$/s, "$1") : word));

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
  const place = own!.findIndex((number, index) => number !== others![index]);
  return place >= 0 && own![place]! < others![place]!;
}
