import { after, before, beforeEach } from "node:test";
import { createChatter } from "#portal/chatter/chatter.store.ts";
import { type LazyParts, lazyParts } from "#portal/chatter/lazy.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

/** Blog post with public messages. */
export const blog = {
  resModel: "blog.post",
  resId: 1,
  token: "",
  pid: "",
  hash: "",
  shaIn: "",
  shaTime: "",
  allowComposer: true,
  pagerStep: 10,
  pagerScope: 5,
  pagerStart: 1,
  domain: [] as readonly unknown[],
  rating: false,
};

/** Starts a suite for the tests of a block. Returns functions for the tests. */
export function chatters() {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.calls.length = 0;
    suite.garbled = false;
    suite.holds.clear();
  });
  return {
    suite: () => suite,
    /** Creates a chatter, and waits for its first page. */
    async place(props: Partial<typeof blog> = {}, more: Partial<LazyParts> = {}) {
      const host = createHost(suite.origin, { ...blog, ...props });
      const store = createChatter(host, { ...lazyParts, ...more });
      await until(store.state, ({ loading }) => !loading);
      return { host, store, ids: () => store.state.get().messages.map(({ id }) => id) };
    },
  };
}
