/** The door of what dates need: many pages of a survey have none. */
export { driveDates } from "./dates.drive.ts";
