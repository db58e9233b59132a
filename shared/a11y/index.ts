export { minutes } from "./clock.ts";
export { focused } from "./focused.ts";
