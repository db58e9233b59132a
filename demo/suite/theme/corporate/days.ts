const day = 86_400_000;

/** Returns a future day as `YYYY-MM-DD` in UTC, so that offers of the demo never expire. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);
