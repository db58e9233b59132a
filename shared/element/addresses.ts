/**
 * A text without what stands behind `?` and `#` in its addresses, which may be an access token: logs and reports are read by others than the
 * visitor.
 */
export const withoutQueries = (text: string): string =>
  text.replace(/\S+/g, (word) => (/\/|[?#][\w.-]+=/.test(word) ? word.replace(/[?#].*?(:?)$/s, "$1") : word));
