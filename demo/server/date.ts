/** Returns a date in UTC, in the suite's format. */
export const suiteDate = (date: Date): string => date.toISOString().slice(0, 19).replace("T", " ");
