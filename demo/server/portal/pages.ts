import type { StatementKind } from "#portal/api/statements.ts";
import type { SuiteContext } from "../env.ts";
import type { PaymentMethods } from "../payment/pages.ts";
import type { Transaction } from "../payment/transaction.ts";
import type { Country } from "../shop/address/country.ts";
import type { Totals } from "../shop/money.ts";
import type { Visit } from "../visit.ts";
import type { Details, Refusal, State } from "./details.ts";
import type { DocumentList, Kind, PortalDocument } from "./documents.ts";
import type { Order, OrderContent } from "./orders/order.ts";

export interface DetailsForm {
  /** Stored values, or rejected ones. */
  readonly values: Details;
  /** True if documents were issued: company and VAT number stay. */
  readonly isLocked: boolean;
  readonly refusal?: Refusal;
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  /** Page after saving; empty for home. */
  readonly redirect: string;
}

export interface SignupForm {
  readonly values: Readonly<Record<string, string>>;
  /** Reason of the rejection; empty before the first try. */
  readonly error: string;
}

export interface OrderView extends OrderContent {
  readonly order: Order;
  /** True if the page was opened with the order's token, which its chatter then needs. */
  readonly byToken: boolean;
  /** Result of the last answer: sign_ok, cant_reject, or empty. */
  readonly message: string;
  /** Latest payment of the order. */
  readonly payment: Transaction | undefined;
  /** Methods of payment; undefined if no payment is due. */
  readonly methods: PaymentMethods | undefined;
}

type Page = Response | Promise<Response>;

export interface PortalPages {
  home(c: SuiteContext, counts: Readonly<Record<Kind, number>>): Page;
  list(c: SuiteContext, list: DocumentList): Page;
  statements(c: SuiteContext, kind: StatementKind): Page;
  signup(c: SuiteContext, form: SignupForm): Page;
  details(c: SuiteContext, form: DetailsForm): Page;
  order(c: SuiteContext, view: OrderView): Page;
  /** Renders the table of an order's totals, as HTML. */
  totals(visit: Visit, totals: Totals): string;
  invoice(c: SuiteContext, invoice: PortalDocument): Page;
  /** Responds with the document that an invoice's page shows in a frame. */
  invoiceReport(c: SuiteContext, invoice: PortalDocument): Page;
}
