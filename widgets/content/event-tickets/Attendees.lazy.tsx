/** The door of what is needed once somebody has chosen tickets: most visitors of an event only read. */
export { Attendees } from "./attendees/Attendees.tsx";
