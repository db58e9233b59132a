import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { sendStatement, type StatementKind } from "../api/statements.ts";
import type en from "../i18n/en.json";

export type StatementsTexts = Readonly<FailureTexts & typeof en.statements>;

export const events = {
  "suite-statement-send": "The suite has accepted the visitor's request. detail: { overdue: boolean, message: string }",
} as const;

export interface StatementsProps {
  readonly kind: StatementKind;
}

interface StatementsState {
  /** True while a statement of overdue amounts alone is being requested, false for a whole one; null: none. */
  readonly sending: boolean | null;
  /** Message of the suite about the last request; null: none, or the request failed. */
  readonly message: string | null;
  readonly error: unknown;
}

export type StatementsStore = ReturnType<typeof createStatements>;

/** Requests statements by e-mail, one at a time and once for each press. */
export function createStatements(context: StoreContext<StatementsProps, typeof events>) {
  const { props, server, signal, emit } = context;
  const state = storeState<StatementsState>(
    { sending: null, message: null, error: null },
    context,
    ({ sending, error }) => ({ busy: sending !== null, error }),
  );
  let last = false;
  const send = async (overdue: boolean) => {
    if (state.get().sending !== null) return;
    last = overdue;
    state.set({ sending: overdue, message: null, error: null });
    try {
      const message = await sendStatement(connect(server), props.get().kind, overdue, { signal });
      state.change({ sending: null, message });
      emit("suite-statement-send", { overdue, message });
    } catch (error) {
      state.change({ sending: null, error });
    }
  };
  return { state, send, retry: () => send(last) };
}
