import { expect } from "@open-wc/testing";
import { restore, type SinonFakeTimers, stub, useFakeTimers } from "sinon";
import {
  add,
  addAll,
  bench,
  bookEnds,
  chair,
  kept,
  lamp,
  list,
  now,
  wharfDesk,
} from "#test/widgets/shop/comparison.ts";
import { comeBack, cookie, newShopper, setCookie } from "#test/widgets/shop/lists.ts";

describe("comparison in several tabs", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(() => restore());

  describe("when the message of another tab arrives before its cookie", () => {
    const otherTab = new BroadcastChannel(`suite.compare ${location.origin}`);
    let stop = () => {};
    let clock: SinonFakeTimers;
    beforeEach(() => {
      setCookie(cookie, "[151,21]");
      comeBack();
      stop = list.state.listen(() => {});
      clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    });
    afterEach(() => {
      clock.restore();
      stop();
      comeBack();
    });
    after(() => otherTab.close());
    /** Resolves after the list has received a message: channels of a page receive in the order of their creation. */
    const receive = (message: unknown) =>
      new Promise<void>((resolve) => {
        const last = new BroadcastChannel(`suite.compare ${location.origin}`);
        last.onmessage = () => {
          last.close();
          resolve();
        };
        otherTab.postMessage(message);
      });

    it("follows the message, and loses no product of it by a change in this tab", async () => {
      await receive("[151,21,31]");
      expect([now().ids, kept()]).to.deep.equal([[chair, bench, wharfDesk], "[151,21]"]);
      await list.remove(chair);
      expect([now().ids, kept()]).to.deep.equal([[bench, wharfDesk], "[21,31]"]);
      clock.tick(5000);
      expect(now().ids).to.deep.equal([bench, wharfDesk]);
    });

    it("adds to the products of the message", async () => {
      await receive("[151,21,31]");
      await add(lamp);
      expect(kept()).to.equal("[151,21,31,311]");
    });

    it("follows the cookie in the end", async () => {
      await receive("[151,21,31]");
      setCookie(cookie, "[441]");
      clock.tick(999);
      expect(now().ids).to.deep.equal([chair, bench, wharfDesk]);
      clock.tick(1);
      expect(now().ids).to.deep.equal([bookEnds]);
    });

    it("follows the cookie if the message is malformed", async () => {
      const long = JSON.stringify(Array.from({ length: 2000 }, (_, index) => index + 1));
      for (const odd of [
        null,
        "",
        "31",
        "[31",
        '["31"]',
        '{"0":31}',
        [31],
        { ids: [31] },
        31,
        true,
        new Map([[31, 31]]),
        long,
      ]) {
        await receive(odd);
        expect(now().ids, String(odd)).to.deep.equal([chair, bench]);
      }
      await receive("[31,31,1.5,0,1e99]");
      expect(now().ids, "as it would be read in a cookie").to.deep.equal([wharfDesk]);
    });
  });

  it("sends the cookie's value to other tabs", async () => {
    const otherTab = new BroadcastChannel(`suite.compare ${location.origin}`);
    const events = new Promise<unknown>((resolve) => (otherTab.onmessage = ({ data }) => resolve(data)));
    await add(chair);
    expect([await events, kept()]).to.deep.equal(["[151]", "[151]"]);
    otherTab.close();
  });

  it("keeps changes of another tab that happen during a call", async () => {
    await addAll(chair, bench);
    const real = window.fetch.bind(window);
    stub(window, "fetch").callsFake((...request) => {
      setCookie(cookie, "[151,31]");
      return real(...request);
    });
    // an unknown product, which needs a call
    expect(await add(wharfDesk + 1)).to.equal(wharfDesk + 1);
    expect(kept()).to.equal("[151,31,32]");
    setCookie(cookie, "[151,441,32]");
    await list.remove(chair);
    expect(kept()).to.equal("[441,32]");
  });
});
