const link = /^(https?|mailto|tel):$/;
const web = /^https?:$/;

function checked(value: string, schemes: RegExp, base: string | undefined): string | undefined {
  // Trimmed after the parser has read it: trim() removes more characters than the parser does, and the rest may begin with a scheme.
  const address = value.trim();
  try {
    // the browser's own parser ignores line breaks and control characters as it does when the visitor follows the address
    const { protocol, href } = new URL(address, base ?? "https://relative.invalid");
    return schemes.test(protocol) ? (base ? href : address) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the path and query of the page; a path that begins with two slashes would name another site. */
export const pagePath = ({ pathname, search }: Pick<Location, "pathname" | "search"> = location): string =>
  pathname.replace(/^\/+/, "/") + search;

/**
 * Returns an address from the suite or from a visitor, for `href`: relative, http(s), mailto or tel; undefined for any other.
 * @param base resolves relative addresses and makes the result absolute
 */
export const safeUrl = (value: string, base?: string): string | undefined => checked(value, link, base);

/**
 * Checks an address like `safeUrl`, for addresses that a browser follows by itself, such as a redirect, the action of a form, an image: no mailto, no
 * tel.
 */
export const safeWebUrl = (value: string, base?: string): string | undefined => checked(value, web, base);
