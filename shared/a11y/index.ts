export { minutes } from "./clock.ts";
export { focused, prefersReducedMotion } from "./visitor.ts";
