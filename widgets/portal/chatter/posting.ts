import type { StoreState } from "#shared/state/index.ts";
import { ratingValueOf } from "#shared/suite/contract/stars.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { chatterPost } from "../api/chatter.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import type { Paging } from "./paging.ts";
import { isSaid } from "./plain.ts";
import { recordOf } from "./range.ts";

/** A message that may be on its way. */
interface Try {
  readonly text: string;
  /** Newest message there was before it, by id. */
  readonly after: number;
}

const fieldsOf = ({ token, pid, hash, shaIn, shaTime, rating }: ChatterProps, text: string, stars: number) => ({
  message: text,
  ...(token && { token }),
  ...(pid && { pid }),
  ...(hash && { hash }),
  ...(shaIn && { sha_in: shaIn }),
  ...(shaTime && { sha_time: shaTime }),
  // 0 would be stored as a rating
  ...(rating && { rating_value: stars ? String(ratingValueOf(stars)) : "" }),
});

/** The message cannot be there: nobody who may not, or whose session is gone, has posted it. */
const isRefused = (error: unknown): boolean => /^(access|session|config)$/.test((error as SuiteError).kind);

/**
 * Posts what was typed, once. The suite's answer does not say whether it has the message: it counts as posted when it is found among the newest
 * ones. After a lost answer the next try looks for it before anything else (behaviour/portal.md item 22, WIRE.md section 6).
 */
export function createPosting(
  state: StoreState<ChatterState>,
  now: () => ChatterProps,
  server: string,
  signal: AbortSignal,
  paging: Pick<Paging, "newest">,
) {
  const client = connect(server);
  let lost: Try | undefined;

  /** The message of a try; undefined where there is none. @throws SuiteError */
  async function find({ text, after }: Try): Promise<number | undefined> {
    const { messages } = await paging.newest();
    return messages.find(({ id, body }) => id > after && isSaid(body, text))?.id;
  }

  async function newestId(): Promise<number> {
    const { messages } = await paging.newest();
    return messages[0]?.id ?? 0;
  }

  async function post(text: string, stars: number): Promise<number | undefined> {
    const mine: Try = { text, after: await newestId() };
    let failed: unknown;
    lost = mine;
    try {
      await chatterPost(client, recordOf(now()), fieldsOf(now(), text, stars), { signal });
    } catch (error) {
      if (isRefused(error)) lost = undefined;
      if (!lost) throw error;
      failed = error;
    }
    const isAnswered = failed === undefined;
    // where this fails as well, nobody knows
    const found = await find(mine);
    if (found === undefined && isAnswered)
      failed = new SuiteError("server", "/mail/chatter_post answered, and the message is not there");
    // what failed on its way, at a proxy too, may still arrive: it stays lost
    if (found !== undefined || isAnswered) lost = undefined;
    if (found === undefined) throw failed;
    return found;
  }

  /** Posts what was typed; gives the id of the message that is there now, undefined where none is. Never rejects. One at a time. */
  return async ({ draft, stars }: Pick<ChatterState, "draft" | "stars">): Promise<number | undefined> => {
    const text = draft.trim();
    try {
      const before = lost && (await find(lost));
      const wasSame = lost?.text === text;
      lost = undefined;
      const id = before !== undefined && wasSame ? before : await post(text, stars);
      const typed = state.get().draft;
      // what was typed since stays
      const kept = typed === draft ? "" : typed;
      state.change({ sending: false, sent: true, isLost: false, draft: kept, stars: 0 });
      return id;
    } catch (sendError) {
      state.change({ sending: false, sendError, isLost: !!lost && (sendError as SuiteError).kind !== "server" });
      return undefined;
    }
  };
}
