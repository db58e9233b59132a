import { connect } from "../../../shared/suite/index.ts";
import type { StoreState } from "../../../shared/state/index.ts";
import { chatterInit, type ChatterRange, type ChatterRecord } from "../../../shared/suite/routes/chatter.ts";
import { worthOf } from "../../../shared/ui/stars/index.ts";
import { chatterFetch } from "../common/calls/chatter.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import { pageCount } from "./pages.ts";

export const recordOf = ({ resModel, resId, token, rating }: ChatterProps): ChatterRecord => ({
  model: resModel,
  id: resId,
  token,
  hasRatings: rating,
});

/** The part of a page's domain that a filter by stars is (behaviour/events-blog-rating.md item 35). */
const starsLeaf = (stars: number) => (stars ? [["rating_value", "=", worthOf(stars)]] : []);

export interface History {
  /** Asks what the visitor may do and for the first page, or for the one with a message: its id, read once the suite has answered, 0 for none. Never rejects. */
  open(target: () => number): Promise<void>;
  /** Another page, from 1. Never rejects. */
  go(page: number): Promise<void>;
  /** The newest messages of the record, whatever page is shown. @throws SuiteError */
  newest(): ReturnType<typeof chatterFetch>;
}

/** Reads the messages of a record, page by page; an answer that is late counts no more. */
export function createHistory(
  state: StoreState<ChatterState>,
  now: () => ChatterProps,
  server: string,
  signal: AbortSignal,
): History {
  const client = connect(server);
  let generation = 0;

  const domainOf = ({ domain }: ChatterProps) => [...domain, ...starsLeaf(state.get().filter)];
  const rangeOf = (props: ChatterProps, page: number): ChatterRange => ({
    domain: domainOf(props),
    limit: props.pagerStep,
    offset: (page - 1) * props.pagerStep,
  });

  /** Runs a question whose answer changes the state, unless another one has begun since. */
  async function ask(question: () => Promise<Partial<ChatterState>>): Promise<void> {
    const mine = ++generation;
    state.change({ loading: true, error: null });
    const change = await question().catch((error: unknown) => ({ error }));
    if (mine === generation && !signal.aborted) state.change({ ...change, loading: false });
  }

  async function pageAt(page: number): Promise<Partial<ChatterState>> {
    const props = now();
    const range = rangeOf(props, page);
    const { messages, message_count: count } = await chatterFetch(client, recordOf(props), range, { signal });
    const last = pageCount(count, props.pagerStep);
    // messages were taken away since: the last page there is
    return page > last ? pageAt(last) : { messages, count, page };
  }

  /** The page of a message, by how many are newer (WIRE.md section 6: the count is that of the domain). */
  async function pageOf(id: number): Promise<number> {
    const props = now();
    const range = { domain: [...domainOf(props), ["id", ">", id]], limit: 1, offset: 0 };
    const { message_count: newer } = await chatterFetch(client, recordOf(props), range, { signal });
    return Math.floor(newer / props.pagerStep) + 1;
  }

  async function start(targetOf: () => number): Promise<Partial<ChatterState>> {
    const props = now();
    const range = rangeOf(props, 1);
    const {
      messages,
      options,
      rating_stats: stats = null,
    } = await chatterInit(client, recordOf(props), range, props.allowComposer, { signal });
    const first: Partial<ChatterState> = {
      messages,
      count: options.message_count,
      page: 1,
      stats,
      rights: {
        isPublic: options.is_user_public,
        isPublisher: options.is_user_publisher,
        mayPost: !!options.display_composer,
      },
    };
    const target = targetOf();
    const has = (list: Partial<ChatterState>) => list.messages!.some(({ id }) => id === target);
    if (!target || has(first)) return { ...first, target };
    // what the address says need not be of this record: then the first page is what there is to see
    const found = await pageOf(target).then(pageAt, () => first);
    return has(found) ? { ...first, ...found, target } : first;
  }

  return {
    open: (target) => ask(() => start(target)),
    go: (page) => ask(() => pageAt(page)),
    newest() {
      const props = now();
      return chatterFetch(
        client,
        recordOf(props),
        { domain: props.domain, limit: props.pagerStep, offset: 0 },
        { signal },
      );
    },
  };
}
