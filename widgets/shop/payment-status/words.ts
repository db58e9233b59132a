/** Text of a part of a page, without the line breaks of its markup. */
export const wordsOf = (node: Element | null): string => node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
