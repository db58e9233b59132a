export { minutes } from "./clock.ts";
export { focused } from "./focused.ts";
export { prefersReducedMotion } from "./prefers-reduced-motion.ts";
