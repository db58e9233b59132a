export { pictureParts } from "./viewer.parts.ts";
export type { PictureTexts, ViewedFile, ViewedFiles } from "./viewer.types.ts";
