/** What a form or a link asks of the list of products. */
export interface ListRequest {
  /** Address of the page. */
  readonly page: string;
  /** Where the form or link leads; relative to the page. */
  readonly target: string;
  /** Parameters that the form has fields for, with or without a value. */
  readonly names: readonly string[];
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Another choice begins on the first page: the suite writes pages into the path. */
const firstPage = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/page\/\d+\/?$/, "");

/**
 * The address of the list with something else chosen. All other parameters are kept: those of the target, and where the page is the
 * same list, those of the page.
 */
export function listAddress({ page, target, names, fields }: ListRequest): string {
  const here = new URL(page);
  const there = new URL(target, here);
  const path = firstPage(there);
  const query = new URLSearchParams(path === firstPage(here) ? here.search : "");
  const said = [...there.searchParams];
  for (const [name] of said) query.delete(name);
  for (const [name, value] of said) query.append(name, value);
  for (const name of [...names, "page"]) query.delete(name);
  for (const [name, value] of fields) if (value) query.append(name, value);
  const address = new URL(path);
  address.search = String(query);
  address.hash = there.hash;
  return address.href;
}
