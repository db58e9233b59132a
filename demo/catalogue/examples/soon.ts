/** Returns a day some weeks ahead, as `2026-12-24`, so that the countdown always has two digits. */
export const soon = (): string => new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
