/** The door of what is needed once a file is opened: many visitors never do. */
export { Broken } from "./Broken.tsx";
export { Picture } from "./Picture.tsx";
export { Viewer } from "./Viewer.tsx";
