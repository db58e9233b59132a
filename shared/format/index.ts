export { ago, daysAgo, formatDate, parseDate } from "./date.ts";
