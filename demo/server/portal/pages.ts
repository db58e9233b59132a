import type { StatementKind } from "../../../widgets/portal/common/calls/contract/statements.ts";
import type { SuiteContext } from "../env.ts";
import type { Country } from "../shop/address/country.ts";
import type { DocumentList, Kind } from "./documents.ts";
import type { Details, Refusal, State } from "./details.ts";

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

type Page = Response | Promise<Response>;

export interface PortalPages {
  home(c: SuiteContext, counts: Readonly<Record<Kind, number>>): Page;
  list(c: SuiteContext, list: DocumentList): Page;
  statements(c: SuiteContext, kind: StatementKind): Page;
  signup(c: SuiteContext, form: SignupForm): Page;
  details(c: SuiteContext, form: DetailsForm): Page;
}
