import { connect } from "#shared/suite/index.ts";
import { chatterFetch } from "../api/chatter.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import { domainOf, pageCount, rangeOf, recordOf } from "./range.ts";

/**
 * Reads pages of a record's messages. All functions reject with a SuiteError.
 * @param starsOf returns the number of stars of the messages that are shown; 0: all
 */
export function createPaging(now: () => ChatterProps, starsOf: () => number, server: string, signal: AbortSignal) {
  const client = connect(server);

  /** Returns a page, counted from 1. */
  async function pageAt(page: number): Promise<Partial<ChatterState>> {
    const props = now();
    const range = rangeOf(props, starsOf(), page);
    const { messages, message_count: count } = await chatterFetch(client, recordOf(props), range, { signal });
    const last = pageCount(count, props.pagerStep);
    // messages were deleted in between: show the last page
    return page > last ? pageAt(last) : { messages, count, page };
  }

  return {
    pageAt,
    /** Returns the number of the page of a message, from the count of newer messages. */
    async pageOf(id: number): Promise<number> {
      const props = now();
      const range = { domain: [...domainOf(props, starsOf()), ["id", ">", id]], limit: 1, offset: 0 };
      const { message_count: newer } = await chatterFetch(client, recordOf(props), range, { signal });
      return Math.floor(newer / props.pagerStep) + 1;
    },
    /** Returns the newest messages of the record, regardless of the page that is shown. */
    newest() {
      const props = now();
      const range = { domain: props.domain, limit: props.pagerStep, offset: 0 };
      return chatterFetch(client, recordOf(props), range, { signal });
    },
  };
}

export type Paging = ReturnType<typeof createPaging>;
