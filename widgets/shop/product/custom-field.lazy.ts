/** Few products have values that their visitors word. */
export { writeCustomField } from "./custom-field.markup.ts";
