/** The question at the end of a chat: a chunk of its own, which comes when somebody is about to close. */
export { createRating } from "./rating.ts";
export { RatingPanel } from "./RatingPanel.tsx";
