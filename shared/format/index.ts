export { ago, daysAgo, longDate, longDateTime, parseDate, timeOfDay } from "./date.ts";
