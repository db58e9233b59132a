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
  /** Loads another page, counted from 1. Never rejects. */
  go(page: number): Promise<void>;
}

type Change = Partial<ChatterState>;

/** Adds the views that the messages need: a view that loads later would shift the layout. If a view does not load, the rest is shown with its error. */
async function withViews(
  known: ChatterState,
  change: Change,
  { rating: hasRatings, allowComposer }: ChatterProps,
  lazyParts: LazyParts,
): Promise<Change> {
  const { messages, rights, rating, files, composer } = { ...known, ...change };
  let { error } = { ...known, ...change };
  const load = <View>(view: View | null, isNeeded: unknown, entryPoint: () => Promise<View>) =>
    view || !isNeeded
      ? view
      : entryPoint().catch((cause: unknown) => {
          error = cause;
          return null;
        });
  const needsRating = hasRatings || messages.some((message) => message.rating_value);
  const needsFiles = messages.some((message) => message.attachment_ids.length);
  const [ratingViews, filesView, composerView] = await Promise.all([
    load(rating, needsRating, lazyParts.rating),
    load(files, needsFiles, lazyParts.files),
    load(composer, allowComposer && rights?.mayPost, lazyParts.composer),
  ]);
  return { ...change, rating: ratingViews, files: filesView, composer: composerView, error };
}

/** Requests the visitor's rights and the messages of the first page. @throws SuiteError */
async function requestFirst(
  props: ChatterProps,
  filter: number,
  page: number,
  server: string,
  signal: AbortSignal,
  lazyParts: LazyParts,
): Promise<Change & Pick<ChatterState, "messages" | "count">> {
  // views that are certainly needed load together with the messages; `withViews` reports failures
  if (props.rating) void lazyParts.rating().catch(() => {});
  if (props.allowComposer && (props.token || props.hash)) void lazyParts.composer().catch(() => {});
  const range = rangeOf(props, filter, page);
  const answer = await chatterInit(connect(server), recordOf(props), range, { signal });
  const { messages, options, rating_stats: stats = null } = answer;
  return {
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
}

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
  async function load(request: () => Promise<Change>): Promise<void> {
    const current = ++generation;
    state.change({ loading: true, error: null });
    const change = await request().then(
      (answer) => withViews(state.get(), answer, now(), lazyParts),
      (error: unknown) => ({ error }),
    );
    if (current !== generation || signal.aborted) return;
    state.change({ ...change, loading: false });
    offerPages();
  }

  async function start(targetOf: () => number): Promise<Change> {
    const props = now();
    const { filter, rights } = state.get();
    // the page of the attribute is shown first, once
    const page = rights || filter ? 1 : props.pagerStart;
    const first = await requestFirst(props, filter, page, server, signal, lazyParts);
    const target = targetOf();
    const has = (list: Change) => list.messages!.some(({ id }) => id === target);
    const last = pageCount(first.count, props.pagerStep);
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
    open: (target) => load(() => start(target)),
    go: (page) => load(async () => (await actions()).pageAt(page)),
  };
}
