import type { StatementKind } from "#portal/api/statements.ts";
import type { SuiteContext } from "../env.ts";
import type { PaymentMethods } from "../payment/pages.ts";
import type { Transaction } from "../payment/transaction.ts";
import type { Country } from "../shop/address/country.ts";
import type { Totals } from "../shop/money.ts";
import type { Details, Refusal, State } from "./details.ts";
import type { DocumentList, Kind, PortalDocument } from "./documents.ts";
import type { Order, OrderContent } from "./orders/order.ts";

export interface DetailsForm {
  /** What is known, or what was typed and refused. */
  readonly values: Details;
  /** Documents were issued: company and VAT number stay. */
  readonly isLocked: boolean;
  readonly refusal?: Refusal;
  readonly countries: readonly Country[];
  readonly states: readonly State[];
  /** Where to go once it is saved; empty: home. */
  readonly redirect: string;
}

export interface SignupForm {
  readonly values: Readonly<Record<string, string>>;
  /** Why the suite did not take it; empty before the first try. */
  readonly error: string;
}

export interface OrderView extends OrderContent {
  readonly order: Order;
  /** The page was opened with the order's token, so that its chatter has it. */
  readonly byToken: boolean;
  /** What the last answer came to: sign_ok, cant_reject, or nothing. */
  readonly message: string;
  /** The last one for it. */
  readonly payment: Transaction | undefined;
  /** By which it can be paid; undefined: it waits for no payment. */
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
  /** The table of an order's totals, HTML. */
  totals(totals: Totals): string;
  invoice(c: SuiteContext, invoice: PortalDocument): Page;
  /** What the page of an invoice shows in a frame. */
  invoiceReport(c: SuiteContext, invoice: PortalDocument): Page;
}
