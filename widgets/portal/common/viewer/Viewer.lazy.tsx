/** The door of what is needed once an attachment is opened: many visitors never do. */
export { Viewer } from "./Viewer.tsx";
