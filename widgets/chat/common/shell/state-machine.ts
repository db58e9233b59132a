import type { StoreState } from "#shared/state/index.ts";

/**
 * Makes a state machine of a store's state; the compiler allows only the transitions of a table.
 * @returns a function that enters a phase from the named ones, with other fields of the state, and returns a signal that aborts at
 *   the end of the phase, so that late answers can be ignored: `enter<"opening">("ready", { error })`
 */
export function createMachine<
  /** Phases that may follow, by phase. */
  Table extends Record<keyof Table, keyof Table>,
  State extends { readonly phase: keyof Table },
>(state: StoreState<State>) {
  let current = new AbortController();
  return <From extends keyof Table = never>(phase: Table[From], part?: Partial<State>): AbortSignal => {
    current.abort();
    const { signal } = (current = new AbortController());
    const change: object = { ...part, phase };
    state.change(change as Partial<State>);
    return signal;
  };
}
