export { focused } from "./focused.ts";
export { minutes } from "./clock.ts";
export { narrow } from "./narrow.ts";
