export { ago, daysAgo, formatDate, parseDate } from "./date.ts";
export { parseMoment, zonedDateTime } from "./moment.ts";
