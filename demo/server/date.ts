/** UTC, as the suite writes it. */
export const suiteDate = (date: Date): string => date.toISOString().slice(0, 19).replace("T", " ");
