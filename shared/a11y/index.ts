export { minutes } from "./clock.ts";
export { copyText } from "./copy-text.ts";
export { focused } from "./focused.ts";
export { narrow } from "./narrow.ts";
export { seconds } from "./seconds.ts";
