/** The question at the end of a chat: a chunk of its own, which comes when somebody is about to close. */
export { askRating } from "./ask-rating.ts";
export { RatingPanel } from "./RatingPanel.tsx";
