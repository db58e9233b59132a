import { mock, type TestContext } from "node:test";
import { atom } from "nanostores";
import { pageRegistry } from "#shared/element/index.ts";
import { HandSuite, settled } from "../chat/common/conversation/wire.ts";
import { createHost } from "../shared/state/host.ts";

/** Creates a page whose element polls the suite: the test sends the answers, without a socket, and advances the time. */
export function followedPage<Props extends object>(t: TestContext, props: Props) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const server = "https://suite.example";
  const suite = new HandSuite();
  // the answer may have been received before the request is aborted
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
    /** Advances the time by ms, and runs all effects. */
    async pass(ms: number) {
      mock.timers.tick(ms);
      await settled();
    },
  };
}
