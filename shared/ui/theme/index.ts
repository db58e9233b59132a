export { default as clockCss } from "./clock.css";
export { Clock } from "./Clock.tsx";
export { waitingClock } from "./waiting.ts";
export { moment } from "./moment.ts";
export { onceSeen } from "./seen.ts";
export { still } from "./still.ts";
