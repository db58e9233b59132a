import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type en from "../i18n/en.json";

export type ActionTexts = Readonly<typeof en.action>;

export const events = {
  "suite-action":
    "A visitor starts an action. A script that handles the action cancels the event; until then the event repeats every 100 ms, 50 times. detail: { action: string }",
} as const;

/** Number of events, since scripts of the page may still be loading. @see docs/reference/website.md#website-9 */
const tries = 50;
/** Time between two events, in ms. */
const pause = 100;

export interface ActionProps {
  readonly action: string;
}

interface ActionState {
  readonly busy: boolean;
  readonly error: unknown;
}

export type ActionStore = ReturnType<typeof createAction>;

/** Emits the event of an action until a listener cancels the event, which means that the listener handles the action. */
export function createAction(context: StoreContext<ActionProps, typeof events>) {
  const { props, editing, signal, emit } = context;
  const state = storeState<ActionState>({ busy: false, error: null }, context, ({ busy, error }) => ({ busy, error }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    state.change({ busy: false });
  };
  untilAbort(
    signal,
    editing.listen((isEditing) => isEditing && stop()),
    stop,
  );

  const attempt = (left: number) => {
    const { action } = props.get();
    if (!emit("suite-action", { action }, { cancelable: true })) state.change({ busy: false });
    else if (left > 1) timer = setTimeout(() => attempt(left - 1), pause);
    else
      state.change({
        busy: false,
        error: new SuiteError(
          "config",
          `Action '${action}' was not able to be handled: no listener cancels suite-action`,
        ),
      });
  };
  return {
    state,
    start() {
      if (state.get().busy) return;
      state.change({ busy: true, error: null });
      attempt(tries);
    },
  };
}
