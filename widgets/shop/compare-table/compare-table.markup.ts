export const removers = ".o_comparelist_remove";
/** Heading of a category, which collapses the rows up to the next heading. */
export const headings = "tr[data-toggle=collapse]";
/** Icon in a heading. */
export const handles = ".o_product_comparison_collpase";

export const idOf = (remover: Element): number => Number(remover.getAttribute("data-product_product_id"));

/** Returns the ids of the products in a table, in order. */
export const idsIn = (table: ParentNode): number[] => [...table.querySelectorAll(removers)].map(idOf);

/** Collapses or expands the rows of a category; they are expanded at first. */
export function toggleCategory(heading: Element): void {
  const handle = heading.querySelector(handles);
  const isExpanded = handle?.getAttribute("aria-expanded") !== "false";
  handle?.setAttribute("aria-expanded", String(!isExpanded));
  for (let row = heading.nextElementSibling; row && !row.matches(headings); row = row.nextElementSibling)
    (row as HTMLElement).hidden = isExpanded;
}

/** Makes the icon of a heading a button. */
export function writeHandle(handle: HTMLElement): void {
  handle.tabIndex = 0;
  handle.role = "button";
  handle.ariaExpanded = "true";
}
