export { StarChoice, type StarChoiceProps } from "./StarChoice.tsx";
export { default as starChoiceCss } from "./star-choice.css";
export { Star, Stars, type StarsProps } from "./Stars.tsx";
export { maximum, positions, roundToHalves } from "./stars.ts";
export { default as starsCss } from "./stars.css";
