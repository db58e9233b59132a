import type { Bill } from "./transaction.ts";

/** Order or link to pay, locked until the transaction of the database ends. */
export interface Payable extends Bill {
  /** True while the payment is due. */
  readonly isOpen: boolean;
  /** Marks it as paid (`sale`) or announced (`sent`). */
  place(state: "sent" | "sale", sessionId: string | null): Promise<void>;
}
