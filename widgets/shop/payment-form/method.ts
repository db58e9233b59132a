import type { Preparation } from "../api/payments.ts";
import type { Payment } from "./payment.ts";
import type { PaymentTabs } from "./payment-tabs.ts";

interface Chosen {
  /** Of the provider; null for a saved method. */
  readonly acquirerId: number | null;
  /** What the suite calls the provider; empty for a saved method. */
  readonly provider: string;
  /** Where its provider is asked, on the suite's server; empty where the page does not say. */
  readonly path: string;
}

interface SavedMethod extends Chosen {
  readonly kind: "saved";
}

/** A provider with pages of its own. */
interface RedirectMethod extends Chosen {
  readonly kind: "redirect";
  readonly preparation: () => Preparation;
}

/** A provider whose fields are in the page. */
export interface CardMethod extends Chosen {
  readonly kind: "card";
  /** Of the fields; read when they are sent, and kept nowhere. */
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
  /** Sends the form as the browser does, with what is chosen, or with a card that has just been saved; false if its address is refused. */
  send(id?: number): boolean;
  /** Sends the suite's fields to the provider; false where they lead nowhere. */
  sendToProvider(html: string, provider: string): Promise<boolean>;
  /** Sends what the bank asks, where it is one form; false where it needs a frame. */
  sendToBank(html: string): Promise<boolean>;
  /** A saved method is gone. */
  removed(id: number): void;
  /** Sends the visitor to an address of the suite; reloads the page if it is empty. Returns false if the address is refused. */
  navigate(address: string): boolean;
}
