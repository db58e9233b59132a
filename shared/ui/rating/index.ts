export { RatingCard, type RatingCardProps } from "./RatingCard.tsx";
export { default as ratingCardCss } from "./rating-card.css";
export { StarChoice, type StarChoiceProps } from "./StarChoice.tsx";
export { default as starChoiceCss } from "./star-choice.css";
export { Star, Stars, type StarsProps } from "./Stars.tsx";
export { maximum, positions, roundToHalves } from "./stars.ts";
export { default as starsCss } from "./stars.css";
export { summaryOf, type RatingSummary } from "./summary.ts";
