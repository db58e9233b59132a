/** Whether the visitor wants nothing to move. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
