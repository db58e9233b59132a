import type { StoreState } from "#shared/state/index.ts";
import { chatterInit } from "#shared/suite/api/chatter.ts";
import { connect } from "#shared/suite/index.ts";
import type { ChatterActions } from "./actions.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import type { LazyParts } from "./lazy.ts";
import { pageCount, rangeOf, recordOf } from "./range.ts";

interface History {
  /** Loads the visitor's rights and the first page, or the page of the message with the id that `target` returns once the suite has responded; 0: none. Never rejects. */
  open(target: () => number): Promise<void>;
  /** Loads another page, from 1. Never rejects. */
  go(page: number): Promise<void>;
}

type Change = Partial<ChatterState>;

/**
 * Reads the messages of a record, page by page; late answers are ignored.
 * @param actions loads the code that reads further pages
 */
export function createHistory(
  state: StoreState<ChatterState>,
  now: () => ChatterProps,
  server: string,
  signal: AbortSignal,
  actions: () => Promise<ChatterActions>,
  lazyParts: LazyParts,
): History {
  let generation = 0;

  /** Adds the views that the messages need: a view that loads later would shift the layout. If a view does not load, the rest is shown with its error. */
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
      load(known.rating, hasRatings || some((each) => each.rating_value), lazyParts.rating),
      load(
        known.files,
        some((each) => each.attachment_ids.length),
        lazyParts.files,
      ),
      load(known.composer, allowComposer && known.rights?.mayPost, lazyParts.composer),
    ]);
    return { ...change, rating, files, composer, error };
  }

  /** Loads the pager after the messages: its space is reserved. */
  function offerPages(): void {
    const { pages, count } = state.get();
    if (!pages && count > now().pagerStep)
      lazyParts.pages().then(
        (pages) => state.change({ pages }),
        (error: unknown) => state.change({ error }),
      );
  }

  /** Runs a request and changes the state by its answer, unless a newer request has started. */
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
    // the page of the attribute is shown first, once
    const page = rights || filter ? 1 : props.pagerStart;
    const range = rangeOf(props, filter, page);
    // views that are certainly needed load together with the messages; `withViews` reports failures
    if (props.rating) void lazyParts.rating().catch(() => {});
    if (props.allowComposer && (props.token || props.hash)) void lazyParts.composer().catch(() => {});
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
    if (page > last && !target) return { ...first, ...(await (await actions()).pageAt(last)) };
    if (!target || has(first)) return { ...first, target };
    const found: Change = await actions().then(
      // the message of the address may belong to another record: then the first page is shown
      ({ pageOf, pageAt }) => pageOf(target).then(pageAt, () => first),
      (error: unknown) => ({ ...first, error }),
    );
    return has(found) ? { ...first, ...found, target } : { ...first, error: found.error ?? null };
  }

  return {
    open: (target) => ask(() => start(target)),
    go: (page) => ask(async () => (await actions()).pageAt(page)),
  };
}
