/** Request of a form or a link to the list of products. */
export interface ListRequest {
  /** Address of the page. */
  readonly page: string;
  /** Address of the form or link, relative to the page. */
  readonly target: string;
  /** Parameters that the form has fields for, with or without a value. */
  readonly names: readonly string[];
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Returns the address of the first page, where every new choice starts: the suite writes the page number into the path. */
const firstPage = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/page\/\d+\/?$/, "");

/**
 * Returns the address of the list with another choice. Keeps all other parameters: those of the target, and those of the page if it shows the
 * same list.
 * @see docs/reference/shop.md#shop-50
 */
export function listAddress({ page, target, names, fields }: ListRequest): string {
  const here = new URL(page);
  const there = new URL(target, here);
  const path = firstPage(there);
  const query = new URLSearchParams(path === firstPage(here) ? here.search : "");
  const given = [...there.searchParams];
  for (const [name] of given) query.delete(name);
  for (const [name, value] of given) query.append(name, value);
  for (const name of [...names, "page"]) query.delete(name);
  for (const [name, value] of fields) if (value) query.append(name, value);
  const address = new URL(path);
  address.search = String(query);
  address.hash = there.hash;
  return address.href;
}
