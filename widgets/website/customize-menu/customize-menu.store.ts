import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { toggleView, type ViewOption, viewOptions } from "../api/views.ts";
import { type Browser, thisBrowser } from "./browser.ts";

export interface CustomizeMenuState {
  /** Undefined until they are there. */
  readonly options: readonly ViewOption[] | undefined;
  readonly busy: boolean;
  readonly error: unknown;
}

export type CustomizeMenuStore = ReturnType<typeof createCustomizeMenu>;

/** Options of the page, loaded when somebody sees the menu (behaviour/website-misc.md item 30). */
export function createCustomizeMenu(context: StoreContext, browser: Browser = thisBrowser) {
  const { server, editing, signal } = context;
  const key = browser.viewKey();
  const state = storeState<CustomizeMenuState>(
    { options: undefined, busy: false, error: null },
    context,
    ({ busy, error }) => ({ busy, error }),
  );
  const run = async (act: () => Promise<Partial<CustomizeMenuState>>) => {
    if (state.get().busy) return;
    state.change({ busy: true, error: null });
    try {
      state.change({ ...(await act()), busy: false });
    } catch (error) {
      state.change({ error, busy: false });
    }
  };
  return {
    state,
    /** A page whose view the suite does not name has no menu. */
    hasMenu: !!key,
    load: async () => {
      if (key && !state.get().options)
        await run(async () => ({ options: await viewOptions(connect(server), key, { signal }) }));
    },
    /** The page is made of views: it is read anew, unless somebody edits it meanwhile, whose work would be lost. */
    toggle: (id: number) =>
      run(async () => {
        await toggleView(connect(server), id, { signal });
        if (!editing.get() && !signal.aborted) browser.reload();
        const flip = (option: ViewOption) => (option.id === id ? { ...option, active: !option.active } : option);
        return { options: state.get().options?.map(flip) };
      }),
  };
}
