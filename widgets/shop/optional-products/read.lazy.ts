export { readOptions } from "./options.markup.ts";
