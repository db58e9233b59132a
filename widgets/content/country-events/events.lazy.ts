/** The door of what the list needs once it has come. */
export { readEvents } from "./events.markup.ts";
