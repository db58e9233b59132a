const link = /^(https?|mailto|tel):$/;
const web = /^https?:$/;

function checked(value: string, schemes: RegExp, base: string | undefined): string | undefined {
  // trimmed before it is read: trim() takes away more than the parser does, and what is behind it may be a scheme
  const address = value.trim();
  try {
    // the browser's own parser sees through line breaks and control characters as it will when the address is followed
    const { protocol, href } = new URL(address, base ?? "https://relative.invalid");
    return schemes.test(protocol) ? (base ? href : address) : undefined;
  } catch {
    return undefined;
  }
}

/** The page's path and query; a path that begins with two slashes would name another site. */
export const pagePath = ({ pathname, search }: Pick<Location, "pathname" | "search"> = location): string =>
  pathname.replace(/^\/+/, "/") + search;

/**
 * An address from the suite or from a visitor, for `href`: relative, http(s), mailto or tel; anything else is undefined.
 * @param base resolves relative addresses and makes the result absolute
 */
export const safeUrl = (value: string, base?: string): string | undefined => checked(value, link, base);

/** The same for places that load or go there by themselves, such as a redirect, a form's action, an image: no mailto, no tel. */
export const safeWebUrl = (value: string, base?: string): string | undefined => checked(value, web, base);
