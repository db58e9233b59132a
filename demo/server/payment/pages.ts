import type { SuiteContext } from "../env.ts";
import type { Visit } from "../visit.ts";
import type { Transaction } from "./transaction.ts";

type Answer = Response | Promise<Response>;

/** What is shown of payments. Fragments are HTML. */
export interface PaymentPages {
  process(c: SuiteContext, transactions: readonly Transaction[]): Answer;
  /** For testers: the payments of this session, and what may become of the last. */
  trial(c: SuiteContext, last: Transaction | undefined): Answer;
  /** `website_sale.payment_confirmation_status` */
  status(visit: Visit, transaction: Transaction): string;
}
