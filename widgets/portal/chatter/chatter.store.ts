import { effect } from "nanostores";
import type { WidgetView } from "#shared/element/index.ts";
import { shared, type StoreContext } from "#shared/element/index.ts";
import { type StoreState, storeState, untilAbort } from "#shared/state/index.ts";
import { type Intent, onIntent } from "#shared/state/intent.ts";
import { ratingFilter } from "#shared/state/rating-filter.ts";
import type { ChatterActions } from "./actions.ts";
import type { ChatterTexts } from "./chatter.types.ts";
import type { ChatterProps, ChatterState, events } from "./chatter.types.ts";
import { createHistory } from "./history.ts";
import { lazyParts as builtInParts } from "./lazy.ts";

interface QuoteIntent extends Intent<void> {
  readonly text?: unknown;
}

/**
 * Inserts a text into a composer. Returns false if the chatter has no composer.
 * @param isLast true if no chatter of the page has a composer: this one scrolls to its comments and shows the sign-in hint
 */
type TakeQuote = (text: string, isLast?: boolean) => boolean;

/** Chatters of the page for one suite, in document order: the first one with a composer takes the text of `suite-chatter-quote`. */
const quoteTakers = (server: string): Set<TakeQuote> =>
  shared(`suite.chatter.quotes ${server}`, () => {
    const takers = new Set<TakeQuote>();
    onIntent<void, QuoteIntent>("suite-chatter-quote", server, ({ text }) => {
      if (typeof text === "string" && text.trim())
        [false, true].some((isLast) => [...takers].some((take) => take(text, isLast)));
      return Promise.resolve();
    });
    return takers;
  });

export type ChatterStore = ReturnType<typeof createChatter>;
export type ChatterView = WidgetView<ChatterStore, ChatterProps, ChatterTexts>;

const initial: ChatterState = {
  messages: [],
  count: 0,
  page: 1,
  rights: null,
  stats: null,
  filter: 0,
  loading: true,
  error: null,
  draft: "",
  stars: 0,
  sending: false,
  sent: false,
  sendError: null,
  isLost: false,
  quoted: 0,
  turnedAway: 0,
  publishing: 0,
  target: 0,
  rating: null,
  files: null,
  composer: null,
  pages: null,
};

/** Takes quotes of the page into the draft of a composer, until the signal. */
function bindQuotes(state: StoreState<ChatterState>, server: string, signal: AbortSignal): void {
  const quote: TakeQuote = (text, isLast = false) => {
    const { rights, draft, quoted, turnedAway } = state.get();
    const mayPost = !!rights?.mayPost;
    if (mayPost) state.change({ draft: draft + text, quoted: quoted + 1 });
    else if (isLast) state.change({ turnedAway: turnedAway + 1 });
    return mayPost || isLast;
  };
  const takers = quoteTakers(server);
  takers.add(quote);
  untilAbort(signal, () => takers.delete(quote));
}

/** Returns a function that loads code once; after a failure the next call tries again. */
function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let pending: Promise<Code> | undefined;
  return () =>
    (pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    }));
}

/** Publishes or unpublishes a message, one at a time. */
async function publish(
  state: StoreState<ChatterState>,
  actions: () => Promise<ChatterActions>,
  id: number,
): Promise<void> {
  if (state.get().publishing) return;
  state.change({ publishing: id });
  try {
    const isPublished = await (await actions()).publish(id);
    const messages = state
      .get()
      .messages.map((message) => (message.id === id ? { ...message, website_published: isPublished } : message));
    state.change({ publishing: 0, messages });
  } catch (error) {
    state.change({ publishing: 0, error });
  }
}

/** Messages of a record: read by page, and posted by visitors who may. */
export function createChatter(context: StoreContext<ChatterProps, typeof events>, lazyParts = builtInParts) {
  const { props, server, editing, signal, emit } = context;
  const state = storeState(initial, context, ({ loading, sending, error, sendError }) => ({
    loading,
    busy: sending,
    error: error ?? sendError,
  }));
  const now = () => props.get();
  /** @throws SuiteError if the code does not load */
  const actions = loadOnce(() =>
    lazyParts.actions().then(({ createActions }) => createActions(state, now, server, signal)),
  );
  const history = createHistory(state, now, server, signal, actions, lazyParts);
  let target = 0;
  const named = () => target;

  const filter = ratingFilter(context, now, (stars) => {
    if (stars === state.get().filter) return;
    state.change({ filter: stars });
    // the visitor's rights are needed first
    void (state.get().rights ? history.go(1) : history.open(named));
  });
  bindQuotes(state, server, signal);
  untilAbort(
    signal,
    effect([props, editing], (_, isEditing) => {
      if (!isEditing) void history.open(named);
    }),
  );

  return {
    state,
    retry: () => void history.open(named),
    /** Shows the page of the message that the page's address names; 0: none. */
    show(id: number) {
      target = id;
      // a pending request reads `target` when its answer arrives
      if (id && state.get().rights) void history.open(named);
    },
    async go(page: number) {
      await history.go(page);
      if (state.get().page === page) emit("suite-chatter-page", { page });
    },
    write: (draft: string) => state.change({ draft, sent: false }),
    /** Shows only messages with this number of stars; 0: all. */
    filter,
    rate: (stars: number) => state.change({ stars }),
    /** Loads the code of further actions: the visitor may be about to need it. */
    prepare: () => void actions().catch(() => {}),
    /** Posts the draft, once. */
    async send() {
      const { draft, stars, sending } = state.get();
      if (sending || !draft.trim()) return;
      state.change({ sending: true, sent: false, sendError: null });
      const id = await actions().then(
        ({ post }) => post({ draft, stars }),
        (sendError: unknown) => void state.change({ sending: false, sendError }),
      );
      if (id === undefined) return;
      emit("suite-chatter-post", { id });
      // a filter could hide the new message
      if (state.get().filter) filter(0);
      await history.open(() => 0);
    },
    publish: (id: number) => publish(state, actions, id),
  };
}
