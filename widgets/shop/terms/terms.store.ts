import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type en from "../i18n/en.json";

export type TermsTexts = Readonly<typeof en.terms>;

interface TermsState {
  readonly accepted: boolean;
  /** A person has begun: what is missing is said for everybody to see. Before, it would move the page when it comes. */
  readonly isBegun: boolean;
}

export type TermsStore = ReturnType<typeof createTerms>;

/** Whether the visitor has accepted the terms: what the page's checkbox says. */
export function createTerms(context: StoreContext) {
  const state = storeState<TermsState>({ accepted: false, isBegun: false }, context, ({ accepted }) => ({ accepted }));
  return {
    state,
    accept: (accepted: boolean) => state.change({ accepted }),
    begin: () => state.change({ isBegun: true }),
    failEmpty: () => context.fail(new SuiteError("config", "nothing to accept: no checkbox in it")),
  };
}
