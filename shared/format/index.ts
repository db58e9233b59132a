export { ago, daysAgo, longDate, longDateTime, parseDate, timeOfDay } from "./date.ts";
export { parseMoment, zonedDateTime } from "./moment.ts";
