import type { SuiteContext } from "../env.ts";
import type { Fields } from "../form.ts";
import type { Visit } from "../visit.ts";
import type { Acquirer } from "./acquirer.ts";
import type { Link } from "./link.ts";
import type { Token } from "./token.ts";
import type { Transaction } from "./transaction.ts";

/** What somebody may pay with. */
export interface PaymentMethods {
  readonly acquirers: readonly Acquirer[];
  readonly tokens: readonly Token[];
  /** Whose cards they are; null: nobody known. */
  readonly partnerId: number | null;
}

/** What leads to a provider: where the browser sends which fields. */
export interface Redirect {
  readonly address: string;
  readonly fields: Fields;
}

/** What the bank shows: the card, and the payment that it was entered for. */
export interface BankQuestion {
  readonly card: Token;
  readonly payment: Transaction | undefined;
  readonly answer: Redirect;
}

/** What Quay Pay shows: the order, and what its customer may answer. */
export interface QuayOrder {
  readonly order: Fields;
  readonly answers: readonly Fields[];
  readonly address: string;
}

type Answer = Response | Promise<Response>;

/** What is shown of payments. Fragments are HTML. */
export interface PaymentPages {
  process(c: SuiteContext, transactions: readonly Transaction[]): Answer;
  /** Saved cards, and a form for another one. */
  methods(c: SuiteContext, methods: PaymentMethods): Answer;
  /** What a link asks for, and what became of it. */
  link(c: SuiteContext, link: Link, methods: PaymentMethods): Answer;
  linkPaid(c: SuiteContext, payment: Transaction): Answer;
  /** For testers: the payments of this session, and what may become of the last. */
  trial(c: SuiteContext, last: Transaction | undefined): Answer;
  /** Pages that are not the shop's. */
  bank(c: SuiteContext, question: BankQuestion): Answer;
  /** Once the bank has its answer; `target` goes on in the shop. */
  bankAnswered(c: SuiteContext, card: Token, target: string): Answer;
  quay(c: SuiteContext, order: QuayOrder): Answer;

  /** `website_sale.payment_confirmation_status` */
  status(visit: Visit, transaction: Transaction): string;
  /** The fields of the form that leads to a provider. */
  redirect(redirect: Redirect): string;
  /** By which a provider has the browser ask the bank: one form, or a document that needs a frame. */
  bankForm(question: Redirect): string;
  bankFrame(visit: Visit, answer: Redirect): string;
}
