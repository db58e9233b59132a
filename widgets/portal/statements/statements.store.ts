import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { sendStatement, type StatementKind } from "../api/statements.ts";
import type en from "../i18n/en.json";

export type StatementsTexts = Readonly<FailureTexts & typeof en.statements>;

export const events = {
  "suite-statement-send": "The suite has taken the request of a person. detail: { overdue: boolean, message: string }",
} as const;

export interface StatementsProps {
  readonly kind: StatementKind;
}

interface StatementsState {
  /** Which statement is on its way: whether only what is overdue; null: none. */
  readonly sending: boolean | null;
  /** What the suite said about the last one; null: nothing was sent, or it failed. */
  readonly message: string | null;
  readonly error: unknown;
}

export type StatementsStore = ReturnType<typeof createStatements>;

/** Asks the suite to send a statement by e-mail, one at a time and once for each press. */
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
