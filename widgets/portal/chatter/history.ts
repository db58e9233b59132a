import type { StoreState } from "#shared/state/index.ts";
import { chatterInit } from "#shared/suite/api/chatter.ts";
import { connect } from "#shared/suite/index.ts";
import type { Acts } from "./acts.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import type { Doors } from "./doors.ts";
import { pageCount } from "./pages.ts";
import { rangeOf, recordOf } from "./range.ts";

export interface History {
  /** Asks what the visitor may do and for the first page, or for the one with a message: its id, read once the suite has answered, 0 for none. Never rejects. */
  open(target: () => number): Promise<void>;
  /** Another page, from 1. Never rejects. */
  go(page: number): Promise<void>;
}

type Change = Partial<ChatterState>;

/**
 * Reads the messages of a record, page by page; an answer that is late counts no more.
 * @param acts what reads further pages
 */
export function createHistory(
  state: StoreState<ChatterState>,
  now: () => ChatterProps,
  server: string,
  signal: AbortSignal,
  acts: () => Promise<Acts>,
  doors: Doors,
): History {
  let generation = 0;

  /** With the views that it needs: what comes later would move what stands. Where one does not come, the rest is shown, and why. */
  async function withViews(change: Change): Promise<Change> {
    const known = { ...state.get(), ...change };
    const { rating: hasRatings, allowComposer } = now();
    const some = (has: (message: ChatterState["messages"][number]) => unknown) => known.messages.some(has);
    let { error } = known;
    const load = <View>(view: View | null, isNeeded: unknown, door: () => Promise<View>) =>
      view || !isNeeded
        ? view
        : door().catch((cause: unknown) => {
            error = cause;
            return null;
          });
    const [rating, files, composer] = await Promise.all([
      load(known.rating, hasRatings || some((each) => each.rating_value), doors.rating),
      load(
        known.files,
        some((each) => each.attachment_ids.length),
        doors.files,
      ),
      load(known.composer, allowComposer && known.rights?.mayPost, doors.composer),
    ]);
    return { ...change, rating, files, composer, error };
  }

  /** Has a room of its own, so that it may come after the messages. */
  function offerPages(): void {
    const { pages, count } = state.get();
    if (!pages && count > now().pagerStep)
      doors.pages().then(
        (pages) => state.change({ pages }),
        (error: unknown) => state.change({ error }),
      );
  }

  /** Runs a question whose answer changes the state, unless another one has begun since. */
  async function ask(question: () => Promise<Change>): Promise<void> {
    const mine = ++generation;
    state.change({ loading: true, error: null });
    const change = await question().then(withViews, (error: unknown) => ({ error }));
    if (mine !== generation || signal.aborted) return;
    state.change({ ...change, loading: false });
    offerPages();
  }

  async function start(targetOf: () => number): Promise<Change> {
    const props = now();
    const record = recordOf(props);
    const { filter, rights } = state.get();
    // the page that the markup names is the first that is shown, once
    const page = rights || filter ? 1 : props.pagerStart;
    const range = rangeOf(props, filter, page);
    // what is surely needed is asked for together with the messages; where it does not come, `withViews` tells
    if (props.rating) void doors.rating().catch(() => {});
    if (props.allowComposer && (props.token || props.hash)) void doors.composer().catch(() => {});
    const answer = await chatterInit(connect(server), record, range, { signal });
    const { messages, options, rating_stats: stats = null } = answer;
    const first: Change = {
      messages,
      count: options.message_count,
      page,
      stats,
      rights: {
        isPublic: !!options.is_user_public,
        isPublisher: !!options.is_user_publisher,
        mayPost: !!options.display_composer,
      },
    };
    const target = targetOf();
    const has = (list: Change) => list.messages!.some(({ id }) => id === target);
    const last = pageCount(options.message_count, props.pagerStep);
    if (page > last && !target) return { ...first, ...(await (await acts()).pageAt(last)) };
    if (!target || has(first)) return { ...first, target };
    const found: Change = await acts().then(
      // what the address says need not be of this record: then the first page is what there is to see
      ({ pageOf, pageAt }) => pageOf(target).then(pageAt, () => first),
      (error: unknown) => ({ ...first, error }),
    );
    return has(found) ? { ...first, ...found, target } : { ...first, error: found.error ?? null };
  }

  return {
    open: (target) => ask(() => start(target)),
    go: (page) => ask(async () => (await acts()).pageAt(page)),
  };
}
