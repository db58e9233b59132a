export { createCodeEdit, type CodeEdit, type CodeEditState } from "./code-edit.ts";
export { tagsOf, type Tags } from "./tags.ts";
