import type { EventTicketsTexts } from "./event-tickets.element.ts";
import type { EventTicketsStore } from "./event-tickets.store.ts";

export interface AttendeesProps {
  readonly store: EventTicketsStore;
  /** The suite's form, as it sent it. */
  readonly html: string;
  readonly texts: EventTicketsTexts;
  readonly server: string;
  /** It could not be shown. */
  readonly onError: (error: unknown) => void;
}
