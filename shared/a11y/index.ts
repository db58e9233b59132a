export { focused } from "./focused.ts";
