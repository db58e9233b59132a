export { StarChoice, type StarChoiceProps } from "./StarChoice.tsx";
export { default as starChoiceCss } from "./star-choice.css";
export { maximum, positions, roundToHalves, Stars } from "./Stars.tsx";
export { default as starsCss } from "./stars.css";
