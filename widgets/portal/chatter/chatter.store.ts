import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { ratingFilter } from "#shared/state/rating-filter.ts";
import type { Acts } from "./acts.ts";
import type { events } from "./chatter.element.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import { doors as ownDoors } from "./doors.ts";
import { createHistory } from "./history.ts";
import { quoteTakers, type TakeQuote } from "./quotes.ts";

export type ChatterStore = ReturnType<typeof createChatter>;

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

/** Messages of a record: read by page, and posted by those who may (spec portal section 2, behaviour/portal.md section 3). */
export function createChatter(context: StoreContext<ChatterProps, typeof events>, doors = ownDoors) {
  const { props, server, editing, signal, emit } = context;
  const state = storeState(initial, context, ({ loading, sending, error, sendError }) => ({
    loading,
    busy: sending,
    error: error ?? sendError,
  }));
  const now = () => props.get();
  let pending: Promise<Acts> | undefined;
  /** @throws SuiteError where its code does not come; the next one asks again */
  const acts = () =>
    (pending ??= doors.acts().then(
      ({ createActs }) => createActs(state, now, server, signal),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  const history = createHistory(state, now, server, signal, acts, doors);
  let target = 0;
  const named = () => target;

  const filter = ratingFilter(context, now, (stars) => {
    if (stars === state.get().filter) return;
    state.change({ filter: stars });
    // what the visitor may do is asked for first
    void (state.get().rights ? history.go(1) : history.open(named));
  });
  const quote: TakeQuote = (text, isLast = false) => {
    const { rights, draft, quoted, turnedAway } = state.get();
    const mayPost = !!rights?.mayPost;
    if (mayPost) state.change({ draft: draft + text, quoted: quoted + 1 });
    else if (isLast) state.change({ turnedAway: turnedAway + 1 });
    return mayPost || isLast;
  };
  const takers = quoteTakers(server);
  takers.add(quote);
  untilAbort(
    signal,
    () => takers.delete(quote),
    effect([props, editing], (_, isEditing) => {
      if (!isEditing) void history.open(named);
    }),
  );

  return {
    state,
    retry: () => void history.open(named),
    /** The address names a message. */
    show(id: number) {
      target = id;
      // a question that is on its way reads it when it is answered
      if (id && state.get().rights) void history.open(named);
    },
    async go(page: number) {
      await history.go(page);
      if (state.get().page === page) emit("suite-chatter-page", { page });
    },
    write: (draft: string) => state.change({ draft, sent: false }),
    /** Shows messages with so many stars alone; 0: all. */
    filter,
    rate: (stars: number) => state.change({ stars }),
    /** Somebody may be about to do something. */
    prepare: () => void acts().catch(() => {}),
    /** Posts what was typed, once. */
    async send() {
      const { draft, stars, sending } = state.get();
      if (sending || !draft.trim()) return;
      state.change({ sending: true, sent: false, sendError: null });
      const id = await acts().then(
        ({ post }) => post({ draft, stars }),
        (sendError: unknown) => void state.change({ sending: false, sendError }),
      );
      if (id === undefined) return;
      emit("suite-chatter-post", { id });
      // what was just posted is seen
      if (state.get().filter) filter(0);
      await history.open(() => 0);
    },
    /** Publishes a message or takes it off, one at a time. */
    async publish(id: number) {
      if (state.get().publishing) return;
      state.change({ publishing: id });
      try {
        const isPublished = await (await acts()).publish(id);
        const messages = state
          .get()
          .messages.map((message) => (message.id === id ? { ...message, website_published: isPublished } : message));
        state.change({ publishing: 0, messages });
      } catch (error) {
        state.change({ publishing: 0, error });
      }
    },
  };
}
