/** Returns a text as one line: each run of white space becomes one space, and none is left at the ends. Returns "" if there is no text. */
export const collapseSpace = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
