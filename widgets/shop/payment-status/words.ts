/** Text of a part of a page, without the line breaks of its markup. */
export const wordsOf = (node: Node | null): string => node?.textContent?.replace(/\s+/g, " ").trim() ?? "";
