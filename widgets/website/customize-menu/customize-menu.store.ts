import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { toggleView, type ViewOption, viewOptions } from "../api/views.ts";
import type en from "../i18n/en.json";
import { type CustomizeMenuEnv, customizeMenuEnv } from "./customize-menu.env.ts";

export type CustomizeMenuTexts = Readonly<FailureTexts & typeof en.customizeMenu>;

interface CustomizeMenuState {
  /** Undefined until the options are loaded. */
  readonly options: readonly ViewOption[] | undefined;
  readonly busy: boolean;
  readonly error: unknown;
}

export type CustomizeMenuStore = ReturnType<typeof createCustomizeMenu>;

/** Creates the options of the page, which are loaded when the menu becomes visible. */
export function createCustomizeMenu(context: StoreContext, env: CustomizeMenuEnv = customizeMenuEnv) {
  const { server, editing, signal } = context;
  const key = env.viewKey();
  const state = storeState<CustomizeMenuState>(
    { options: undefined, busy: false, error: null },
    context,
    ({ busy, error }) => ({ busy, error }),
  );
  const run = async (action: () => Promise<Partial<CustomizeMenuState>>) => {
    if (state.get().busy) return;
    state.change({ busy: true, error: null });
    try {
      state.change({ ...(await action()), busy: false });
    } catch (error) {
      state.change({ error, busy: false });
    }
  };
  return {
    state,
    /** False if the page names no view: such a page has no menu. */
    hasMenu: !!key,
    load: async () => {
      if (key && !state.get().options)
        await run(async () => ({ options: await viewOptions(connect(server), key, { signal }) }));
    },
    /** Switches an option and reloads the page, which consists of views; no reload while the suite's editor runs, since its changes would be lost. */
    toggle: (id: number) =>
      run(async () => {
        await toggleView(connect(server), id, { signal });
        if (!editing.get() && !signal.aborted) env.reload();
        const flip = (option: ViewOption) => (option.id === id ? { ...option, active: !option.active } : option);
        return { options: state.get().options?.map(flip) };
      }),
  };
}
