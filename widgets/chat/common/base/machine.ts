import type { StoreState } from "#shared/state/index.ts";

/**
 * Makes a state machine of a state: it goes from phase to phase, and the compiler allows only the transitions of a table.
 * @returns enters a phase from those that are named, with other fields of the state, and gives a signal that aborts when
 *   the phase is left, by which an answer that comes later is recognised: `enter<"opening">("ready", { error })`
 */
export function createMachine<
  /** By phase those that may follow it. */
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
