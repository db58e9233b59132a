/**
 * Returns the address to store: only the path for pages of this site, so that the link is the same under every name of the site.
 * @see docs/reference/links.md#links-3
 */
export const storedAddress = (url: string, origin: string): string => {
  const whole = /^(https?|ftps?):/i.test(url) ? url : `http://${url}`;
  return whole.startsWith(`${origin}/`) ? whole.slice(origin.length) : whole;
};

export const shownAddress = (stored: string, origin: string): string =>
  stored.startsWith("/") ? origin + stored : stored;

/** Adds the names of the tags to the query, unless they are there. */
export function taggedAddress(url: string, tags: Readonly<Record<string, string | null>>): string {
  const [, address = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const known = new URLSearchParams(query);
  const added = Object.entries(tags).flatMap(([name, value]): [string, string][] =>
    value && !known.has(name) ? [[name, value]] : [],
  );
  return added.length > 0 ? `${address}?${String(new URLSearchParams([...added, ...known]))}${fragment}` : url;
}
