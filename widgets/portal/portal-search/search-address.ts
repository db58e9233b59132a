/**
 * The address of the page with something else searched for. All other parameters are kept (behaviour/portal.md item 9), but the list
 * begins on its first page: the suite writes pages into the path.
 */
export function searchAddress(page: string, fields: readonly (readonly [name: string, value: string])[]): string {
  const address = new URL(page);
  address.pathname = address.pathname.replace(/\/page\/\d+\/?$/, "");
  address.hash = "";
  const query = address.searchParams;
  for (const [name] of [...fields, ["page"] as const]) query.delete(name);
  for (const [name, value] of fields) query.append(name, value);
  return address.href;
}
