export { ago, daysAgo, formatDate, parseDate } from "./date.ts";
export { parseEnd, parseMoment, zonedDateTime } from "./moment.ts";
export { end, moment } from "./moment.attribute.ts";
export { isDate, readDate, writeDate } from "./strftime.ts";
