/** The door of what a gallery needs once a picture is opened: many visitors never do. */
export { Lightbox } from "./lightbox/Lightbox.tsx";
