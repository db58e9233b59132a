/** The door of the categories, which most of what is adopted has not. */
export { driveTree } from "./tree.drive.ts";
