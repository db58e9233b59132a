import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { type Page, searchPages } from "../api/pages.ts";
import type en from "../i18n/en.json";

export type PageSearchTexts = Readonly<FailureTexts & typeof en.pageSearch>;

export const events = {
  "suite-page-select": "A team member chose a page. detail: { loc: string }",
} as const;

/** Delay between the last key and the call, in ms: the suite responds slowly. */
const delay = 250;

export interface PageSearchProps {
  readonly name: string;
  readonly limit: number;
}

interface PageSearchState {
  readonly text: string;
  readonly pages: readonly Page[];
  /** Index of the page that Enter chooses; -1 for none. */
  readonly active: number;
  readonly isOpen: boolean;
  readonly busy: boolean;
  /** Reason of a failed call; null without one. */
  readonly error: unknown;
}

const initial: PageSearchState = { text: "", pages: [], active: -1, isOpen: false, busy: false, error: null };

export type PageSearchStore = ReturnType<typeof createPageSearch>;

/** Creates the search for pages of the site. */
export function createPageSearch(context: StoreContext<PageSearchProps, typeof events>) {
  const { props, server, signal, emit } = context;
  const state = storeState(initial, context, ({ busy, error }) => ({ busy, error }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  /** Text of the current search; undefined without one. */
  let searched: string | undefined;

  const stop = () => {
    clearTimeout(timer);
    request.abort();
  };
  untilAbort(signal, stop);

  /** Searches after a delay in ms; drops answers to earlier texts. */
  const search = async (wait: number) => {
    stop();
    const { text } = state.get();
    const current = (request = new AbortController());
    searched = text;
    state.change({ busy: true, error: null, pages: [], active: -1 });
    await new Promise((done) => (timer = setTimeout(done, wait)));
    try {
      const pages = await searchPages(connect(server), text, props.get().limit, { signal: current.signal });
      if (!current.signal.aborted) state.change({ pages, busy: false });
    } catch (error) {
      if (current.signal.aborted) return;
      searched = undefined;
      state.change({ error, busy: false });
    }
  };
  return {
    state,
    type(text: string) {
      state.change({ text, isOpen: true });
      void search(delay);
    },
    open() {
      if (state.get().isOpen) return;
      state.change({ isOpen: true });
      if (searched !== state.get().text) void search(0);
    },
    close: () => state.change({ isOpen: false, active: -1 }),
    reach: (active: number) => state.change({ active }),
    choose(index: number) {
      const { loc } = state.get().pages[index]!;
      state.change({ text: loc, isOpen: false, active: -1 });
      emit("suite-page-select", { loc });
    },
    clear() {
      stop();
      searched = undefined;
      state.set(initial);
    },
  };
}
