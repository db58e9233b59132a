import type { Bill } from "./transaction.ts";

/** An order, or what a link asks for, as it is paid. Until the transaction of the database ends, nobody else pays the order. */
export interface Payable extends Bill {
  /** It waits for its payment. */
  readonly isOpen: boolean;
  /** It is paid (`sale`) or is going to be (`sent`). */
  place(state: "sent" | "sale", sessionId: string | null): Promise<void>;
}
