import type { StoreState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { publishMessage } from "../api/chatter.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import { createPaging } from "./paging.ts";
import { createPosting } from "./posting.ts";

export type ChatterActions = ReturnType<typeof createActions>;

/** Actions beyond reading the first page; loaded late, since most visitors need none of them. */
export function createActions(
  state: StoreState<ChatterState>,
  now: () => ChatterProps,
  server: string,
  signal: AbortSignal,
) {
  const paging = createPaging(now, () => state.get().filter, server, signal);
  return {
    ...paging,
    post: createPosting(state, now, server, signal, paging),
    /** Resolves to the new state. @throws SuiteError */
    publish: (id: number) => publishMessage(connect(server), id, { signal }),
  };
}
