/** The door of what only slideshows with an interval need; until it is there nothing moves. */
export { Timer } from "./Timer.tsx";
