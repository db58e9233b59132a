import type { SuiteContext } from "../env.ts";
import type { Fields } from "../form.ts";
import type { Visit } from "../visit.ts";
import type { Acquirer } from "./acquirer.ts";
import type { Link } from "./link.ts";
import type { Token } from "./token.ts";
import type { Transaction } from "./transaction.ts";

/** Methods of a payment. */
export interface PaymentMethods {
  readonly acquirers: readonly Acquirer[];
  readonly tokens: readonly Token[];
  /** Owner of the cards; null if unknown. */
  readonly partnerId: number | null;
}

/** Form that leads to a provider: address and fields. */
export interface Redirect {
  readonly address: string;
  readonly fields: Fields;
}

/** Page of the bank: the card, and the payment that it was entered for. */
export interface BankQuestion {
  readonly card: Token;
  readonly payment: Transaction | undefined;
  readonly answer: Redirect;
}

/** Page of Quay Pay: the order, and the possible answers. */
export interface QuayOrder {
  readonly order: Fields;
  readonly answers: readonly Fields[];
  readonly address: string;
}

type Answer = Response | Promise<Response>;

/** Pages and fragments of payments. Fragments are HTML. */
export interface PaymentPages {
  process(c: SuiteContext, transactions: readonly Transaction[]): Answer;
  /** Stored cards, with a form for another card. */
  methods(c: SuiteContext, methods: PaymentMethods): Answer;
  /** Page of a link, and its result. */
  link(c: SuiteContext, link: Link, methods: PaymentMethods): Answer;
  linkPaid(c: SuiteContext, payment: Transaction): Answer;
  /** Payments of this session for testers, with forms for the last one. */
  trial(c: SuiteContext, last: Transaction | undefined): Answer;
  /** Pages outside of the shop. */
  bank(c: SuiteContext, question: BankQuestion): Answer;
  /** Page after the bank's response; `target` continues in the shop. */
  bankAnswered(c: SuiteContext, card: Token, target: string): Answer;
  quay(c: SuiteContext, order: QuayOrder): Answer;

  /** `website_sale.payment_confirmation_status` */
  status(visit: Visit, transaction: Transaction): string;
  /** Returns the fields of the form that leads to a provider. */
  redirect(redirect: Redirect): string;
  /** Returns the provider's request to the bank: a form, or a document for a frame. */
  bankForm(question: Redirect): string;
  bankFrame(visit: Visit, answer: Redirect): string;
}
