import { mock, type TestContext } from "node:test";
import { atom } from "nanostores";
import { pageRegistry } from "#shared/element/index.ts";
import { HandSuite, settled } from "../chat/common/conversation/wire.ts";
import { createHost } from "../shared/state/host.ts";

/** A page that follows something: its suite answers by hand, without a socket, and its time stands still. */
export function followedPage<Props extends object>(t: TestContext, props: Props) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const server = "https://suite.example";
  const suite = new HandSuite();
  // an answer may be there already when the question is given up
  const { call, send } = suite;
  suite.call = (asked, params) => call(asked, params);
  suite.send = (path, payload, limit) => send(path, payload, limit, {});
  pageRegistry().stores?.clear();
  (pageRegistry().stores ??= new Map<string, unknown>()).set(`suite.client ${server}`, suite);
  const host = createHost(server, props);
  t.after(() => {
    host.remove();
    mock.timers.reset();
    pageRegistry().stores?.clear();
  });
  return {
    suite,
    host,
    awake: atom(true),
    /** Lets ms pass, and what follows from them happen. */
    async pass(ms: number) {
      mock.timers.tick(ms);
      await settled();
    },
  };
}
