import type { Preparation } from "../api/payments.ts";
import type { Payment } from "./payment.ts";
import type { PaymentTabs } from "./payment-tabs.ts";

interface Common {
  /** Id of the provider; null for a saved method. */
  readonly acquirerId: number | null;
  /** The suite's name of the provider; empty for a saved method. */
  readonly provider: string;
  /** Path of the provider's route on the suite's server; empty if the page has none. */
  readonly path: string;
}

interface SavedMethod extends Common {
  readonly kind: "saved";
}

/** Method whose provider has pages of its own. */
interface RedirectMethod extends Common {
  readonly kind: "redirect";
  readonly preparation: () => Preparation;
}

/** Method whose provider has its fields in the page. */
export interface CardMethod extends Common {
  readonly kind: "card";
  /** Returns the values of the fields: read when they are sent, and not stored. */
  readonly fields: () => Readonly<Record<string, unknown>>;
  /** Address after a card was added; empty: the page is reloaded. */
  readonly returnUrl: string;
}

/** Payment method that the page offers. */
export type Method = SavedMethod | RedirectMethod | CardMethod;

/** The page of the form, for the store. */
export interface PaymentPage {
  readonly tabs: PaymentTabs;
  readonly payment: Payment;
  /** Submits the form with the chosen method, or with a card that was just saved; returns false if the address is refused. */
  send(id?: number): boolean;
  /** Sends the suite's fields to the provider; resolves to false if they have no address. */
  sendToProvider(html: string, provider: string): Promise<boolean>;
  /** Sends the bank's question if that is one form; resolves to false if it needs a frame. */
  sendToBank(html: string): Promise<boolean>;
  /** Removes a deleted method from the page. */
  removed(id: number): void;
  /** Sends the visitor to an address of the suite; reloads the page if it is empty. Returns false if the address is refused. */
  navigate(address: string): boolean;
}
