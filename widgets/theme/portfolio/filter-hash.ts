/** What the address of a page asks a portfolio for, such as `#portfolio=Print`; undefined where it is somebody else's. */
export function filterOfHash(hash: string, key: string): string | undefined {
  const start = `#${key}=`;
  try {
    if (hash.startsWith(start)) return decodeURIComponent(hash.slice(start.length));
  } catch {
    // cut or written by hand
  }
  return undefined;
}

/** The page's address with the filter in it. A fragment that leads to something else stays. */
export function withFilter(
  { origin, pathname, search, hash }: Pick<Location, "origin" | "pathname" | "search" | "hash">,
  key: string,
  filter: string,
): string {
  const isFree = !hash || hash.startsWith(`#${key}=`);
  const own = filter && `#${key}=${encodeURIComponent(filter)}`;
  return origin + pathname + search + (isFree ? own : hash);
}
