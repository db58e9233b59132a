/** The door of the dialog, which many visitors never open. */
export { Viewer } from "./viewer/Viewer.tsx";
