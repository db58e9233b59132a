import { collapseSpace } from "#shared/element/index.ts";
import type { StoreState } from "#shared/state/index.ts";
import { ratingValueOf } from "#shared/suite/contract/stars.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import { chatterPost } from "../api/chatter.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import type { Paging } from "./paging.ts";
import { recordOf } from "./range.ts";

/** Attempt to post a message. */
interface Attempt {
  readonly text: string;
  /** Id of the newest message before this one. */
  readonly after: number;
}

const fieldsOf = ({ token, pid, hash, shaIn, shaTime, rating }: ChatterProps, text: string, stars: number) => ({
  message: text,
  ...(token && { token }),
  ...(pid && { pid }),
  ...(hash && { hash }),
  ...(shaIn && { sha_in: shaIn }),
  ...(shaTime && { sha_time: shaTime }),
  // 0 would be stored as a rating: docs/reference/content.md#content-31
  ...(rating && { rating_value: stars ? String(ratingValueOf(stars)) : "" }),
});

/** Returns true if the message was certainly not stored: the visitor may not post, or the session has expired. */
const isRefused = (error: unknown): boolean => /^(access|session|config)$/.test((error as SuiteError).kind);

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#34": '"',
  "#39": "'",
  nbsp: " ",
};

/** Returns the text of HTML that the suite made of plain text: paragraphs, line breaks, links and entities. For comparison only. */
const textOf = (body: string): string =>
  collapseSpace(
    body
      .replace(/<(br|p|\/p)\b[^<>]*>/gi, " ")
      .replace(/<[^<>]*>/g, "")
      .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole),
  );

/** Returns true if the suite made a message's body of the typed text. */
export const hasText = (body: string, typed: string): boolean => textOf(body) === collapseSpace(typed);

/**
 * Posts a message once. The suite's answer does not show whether the message was stored: the message counts as posted if it is among the newest
 * ones. After a lost answer the next attempt first looks for the earlier message.
 */
export function createPosting(
  state: StoreState<ChatterState>,
  now: () => ChatterProps,
  server: string,
  signal: AbortSignal,
  paging: Pick<Paging, "newest">,
) {
  const client = connect(server);
  let lost: Attempt | undefined;

  /** Returns the id of the message of an attempt; undefined if there is none. @throws SuiteError */
  async function find({ text, after }: Attempt): Promise<number | undefined> {
    const { messages } = await paging.newest();
    return messages.find(({ id, body }) => id > after && hasText(body, text))?.id;
  }

  async function newestId(): Promise<number> {
    const { messages } = await paging.newest();
    return messages[0]?.id ?? 0;
  }

  async function post(text: string, stars: number): Promise<number | undefined> {
    const attempt: Attempt = { text, after: await newestId() };
    let failed: unknown;
    lost = attempt;
    try {
      await chatterPost(client, recordOf(now()), fieldsOf(now(), text, stars), { signal });
    } catch (error) {
      if (isRefused(error)) lost = undefined;
      if (!lost) throw error;
      failed = error;
    }
    const isAnswered = failed === undefined;
    // if this fails as well, the outcome stays unknown
    const found = await find(attempt);
    if (found === undefined && isAnswered)
      failed = new SuiteError("server", "/mail/chatter_post answered, and the message is not there");
    // a message that failed on its way, also at a proxy, may still arrive: keep it as lost
    if (found !== undefined || isAnswered) lost = undefined;
    if (found === undefined) throw failed;
    return found;
  }

  /** Posts the draft; resolves to the id of the stored message, undefined if there is none. Never rejects. One call at a time. */
  return async ({ draft, stars }: Pick<ChatterState, "draft" | "stars">): Promise<number | undefined> => {
    const text = draft.trim();
    try {
      const before = lost && (await find(lost));
      const wasSame = lost?.text === text;
      lost = undefined;
      const id = before !== undefined && wasSame ? before : await post(text, stars);
      const typed = state.get().draft;
      // keep text that was typed since
      const kept = typed === draft ? "" : typed;
      state.change({ sending: false, sent: true, isLost: false, draft: kept, stars: 0 });
      return id;
    } catch (sendError) {
      state.change({ sending: false, sendError, isLost: !!lost && (sendError as SuiteError).kind !== "server" });
      return undefined;
    }
  };
}
