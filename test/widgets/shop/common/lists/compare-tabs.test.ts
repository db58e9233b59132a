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

describe("the products to compare, in several tabs", () => {
  // the first call starts the suite
  beforeEach(() => newShopper());
  afterEach(() => restore());

  describe("when another tab tells of them before its cookie can be read here", () => {
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
    /** Channels of one page hear in order: whoever listens later hears after the list. */
    const hear = (message: unknown) =>
      new Promise<void>((resolve) => {
        const last = new BroadcastChannel(`suite.compare ${location.origin}`);
        last.onmessage = () => {
          last.close();
          resolve();
        };
        otherTab.postMessage(message);
      });

    it("follow what it tells, and lose nothing of it by a change here", async () => {
      await hear("[151,21,31]");
      expect([now().ids, kept()]).to.deep.equal([[chair, bench, wharfDesk], "[151,21]"]);
      await list.remove(chair);
      expect([now().ids, kept()]).to.deep.equal([[bench, wharfDesk], "[21,31]"]);
      clock.tick(5000);
      expect(now().ids).to.deep.equal([bench, wharfDesk]);
    });

    it("add to what it tells", async () => {
      await hear("[151,21,31]");
      await add(lamp);
      expect(kept()).to.equal("[151,21,31,311]");
    });

    it("are what the cookie says in the end", async () => {
      await hear("[151,21,31]");
      setCookie(cookie, "[441]");
      clock.tick(999);
      expect(now().ids).to.deep.equal([chair, bench, wharfDesk]);
      clock.tick(1);
      expect(now().ids).to.deep.equal([bookEnds]);
    });

    it("are what the cookie says, where something else is told", async () => {
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
        await hear(odd);
        expect(now().ids, String(odd)).to.deep.equal([chair, bench]);
      }
      await hear("[31,31,1.5,0,1e99]");
      expect(now().ids, "as it would be read in a cookie").to.deep.equal([wharfDesk]);
    });
  });

  it("tell other tabs what the cookie holds", async () => {
    const otherTab = new BroadcastChannel(`suite.compare ${location.origin}`);
    const told = new Promise<unknown>((resolve) => (otherTab.onmessage = ({ data }) => resolve(data)));
    await add(chair);
    expect([await told, kept()]).to.deep.equal(["[151]", "[151]"]);
    otherTab.close();
  });

  it("keep what another tab has added or removed while one was on its way", async () => {
    await addAll(chair, bench);
    const real = window.fetch.bind(window);
    stub(window, "fetch").callsFake((...request) => {
      setCookie(cookie, "[151,31]");
      return real(...request);
    });
    // not described yet, so that it takes a call
    expect(await add(wharfDesk + 1)).to.equal(wharfDesk + 1);
    expect(kept()).to.equal("[151,31,32]");
    setCookie(cookie, "[151,441,32]");
    await list.remove(chair);
    expect(kept()).to.equal("[441,32]");
  });
});
