/** What addresses of files say. */

/** Without what stands behind `?` and `#`: tokens of visitors must not get into a report. Relative to the page's origin, where it is of it. */
export const shortUrl = (url: string, origin: string): string => {
  const bare = url.replace(/[?#].*$/s, "");
  return bare.startsWith(`${origin}/`) ? bare.slice(origin.length) : bare;
};

/** A line without what stands behind `?` and `#` in its addresses, as shared/element/report.ts leaves it out. */
export const withoutQueries = (line: string): string =>
  line.replace(/\S+/g, (word) => (/\/|[?#][\w.-]+=/.test(word) ? word.replace(/[?#].*?(:?)$/s, "$1") : word));

/** The tag whose own code a file is, or undefined: `chunks/suite-follow.js`, `standalone/follow.js`. */
export function tagOf(url: string): string | undefined {
  const [, folder, name] = /\/(chunks|standalone)\/([\w-]+)(?:\.\w\w)?\.js(?:[?#]|$)/.exec(url) ?? [];
  if (folder === "standalone") return `suite-${name}`;
  return name?.startsWith("suite-") ? name : undefined;
}

/** Folders of the releases that files belong to, each once. */
export const foldersOf = (urls: readonly string[]): string[] => [
  ...new Set(
    urls.flatMap(
      (url) => /^(.*\/)(?:suite\.js|standalone\/[\w-]+\.js|chunks\/core\.js)(?:[?#]|$)/.exec(url)?.[1] ?? [],
    ),
  ),
];

/** The path of a file in its release, such as `chunks/core.js`, or undefined where it is of none. */
export function fileOf(url: string, folders: readonly string[]): string | undefined {
  const folder = folders.find((each) => url.startsWith(each));
  const file = folder && url.slice(folder.length);
  return file && /^(chunks\/|standalone\/|suite\.(js|css)|[\w-]+-worker\.js)/.test(file) ? file : undefined;
}

/** By the name of the folder. */
export const versionOf = (folder: string): string | undefined => /\/(\d+\.\d+\.\d+[^/]*)\/$/.exec(folder)?.[1];

export const isLoader = (url: string): boolean => /\/suite\.js(?:[?#]|$)/.test(url);

/** Whether a version such as `1.0.0` is older than another. */
export function isOlder(version: string, other: string): boolean {
  const [own, others] = [version, other].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const place = own!.findIndex((number, index) => number !== others![index]);
  return place >= 0 && own![place]! < others![place]!;
}
