/** A day some weeks ahead, as `2026-12-24`: days of a clock in two digits, whenever the demo is seen. */
export const soon = (): string => new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
