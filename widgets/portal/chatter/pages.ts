/** How many pages there are; one without messages too. */
export const pageCount = (messages: number, step: number): number => Math.max(1, Math.ceil(messages / step));

/** Returns `scope` page numbers: the current one in the middle, except near both ends. */
export function pagesAround(page: number, count: number, scope: number): readonly number[] {
  const shown = Math.min(scope, count);
  const first = Math.min(Math.max(1, page - Math.floor(scope / 2)), count - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
