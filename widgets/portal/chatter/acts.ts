import type { StoreState } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { publishMessage } from "../api/chatter.ts";
import type { ChatterProps, ChatterState } from "./chatter.types.ts";
import { createPaging } from "./paging.ts";
import { createPosting } from "./posting.ts";

export type Acts = ReturnType<typeof createActs>;

/** What is needed once somebody does more than read the first page: most visitors never do. */
export function createActs(
  state: StoreState<ChatterState>,
  now: () => ChatterProps,
  server: string,
  signal: AbortSignal,
) {
  const paging = createPaging(now, () => state.get().filter, server, signal);
  return {
    ...paging,
    post: createPosting(state, now, server, signal, paging),
    /** Gives the new state. @throws SuiteError */
    publish: (id: number) => publishMessage(connect(server), id, { signal }),
  };
}
