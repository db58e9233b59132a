export { Star, Stars, type StarsProps } from "./Stars.tsx";
export { maximum, positions, roundToHalves } from "./stars.ts";
export { default as starsCss } from "./stars.css";
