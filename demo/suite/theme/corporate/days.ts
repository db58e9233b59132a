const day = 86_400_000;

/** A day from now on, as `YYYY-MM-DD` in UTC: offers of the demo never lie in the past. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);
