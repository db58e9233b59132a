export { ago, daysAgo, formatDate, parseDate } from "./date.ts";
export { latinDigits, wholeNumber } from "./digits.ts";
export { end, moment, zonedDateTime } from "./moment.ts";
export { isDateFormat, readDate, usualDateFormat, writeDate } from "./strftime.ts";
