/** The phases of an open chat, each with those that may follow it. */
export interface ChatTransitions {
  /** Messages are read and written. */
  talking: "leaving" | "closed";
  /** The visitor closes it, and the question how it was is loaded. */
  leaving: "rating" | "closed";
  /** The visitor is asked how it was. */
  rating: "closed";
  /** The session is over, or left for the next page. */
  closed: never;
}

export type ChatPhase = keyof ChatTransitions;
