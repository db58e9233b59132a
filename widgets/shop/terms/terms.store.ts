import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type en from "../i18n/en.json";

export type TermsTexts = Readonly<typeof en.terms>;

interface TermsState {
  readonly accepted: boolean;
  /** True once the visitor changed a field: the message becomes visible. A visible message at the start would shift the page. */
  readonly isBegun: boolean;
}

export type TermsStore = ReturnType<typeof createTerms>;

/** Creates the store of the terms, whose acceptance is the state of the page's checkbox. */
export function createTerms(context: StoreContext) {
  const state = storeState<TermsState>({ accepted: false, isBegun: false }, context, ({ accepted }) => ({ accepted }));
  return {
    state,
    accept: (accepted: boolean) => state.change({ accepted }),
    begin: () => state.change({ isBegun: true }),
    failEmpty: () => context.fail(new SuiteError("config", "nothing to accept: no checkbox in it")),
  };
}
