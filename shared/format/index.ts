export { ago, daysAgo, formatDate, parseDate } from "./date.ts";
export { latinDigits } from "./digits.ts";
export { parseEnd, parseMoment, zonedDateTime } from "./moment.ts";
export { end, moment } from "./moment.attribute.ts";
export { isDateFormat, readDate, usualDateFormat, writeDate } from "./strftime.ts";
