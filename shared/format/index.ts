export { ago, daysAgo, formatDate, parseDate } from "./date.ts";
export { parseMoment, zonedDateTime } from "./moment.ts";
export { moment } from "./moment.attribute.ts";
export { isDate, readDate, writeDate } from "./strftime.ts";
