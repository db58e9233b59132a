import { expect } from "@open-wc/testing";
import { restore, stub, useFakeTimers, type SinonFakeTimers } from "sinon";
import { compare } from "../../../shared/state/shop/index.ts";
import { until } from "../state/visitor.ts";
import { ask, behave, comeBack, cookie, misbehave, newShopper, products, reason, setCookie, watchCalls } from "./lists.ts";

const list = compare(location.origin);
const { chair, bench, wharfDesk, studioDesk, lamp, bookEnds } = products;
const now = () => list.state.get();
const add = (productId: number) => ask<number>("suite-compare-add", { productId })!;
const addAll = (...ids: number[]) => Promise.all(ids.map(add));
const kept = () => document.cookie.split("; ").find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1);
const names = () => now().products.map(({ name }) => name);

describe("the products to compare", function () {
  // the first call starts the suite
  this.timeout(30_000);
  beforeEach(() => newShopper());
  afterEach(() => restore());

  it("are kept as raw JSON, in the order in which they were asked for", async () => {
    expect(await addAll(lamp, studioDesk, wharfDesk)).to.deep.equal([lamp, studioDesk, wharfDesk]);
    expect(now().ids).to.deep.equal([lamp, studioDesk, wharfDesk]);
    expect(kept()).to.equal("[311,91,31]");
    expect(list.untold.get()).to.deep.equal([lamp, studioDesk, wharfDesk]);
    await list.remove(studioDesk);
    expect(kept()).to.equal("[311,31]");
    expect(list.untold.get(), "who removes tells it").to.deep.equal([lamp, studioDesk, wharfDesk]);
  });

  it("come one after the other, each described by one call", async () => {
    const real = window.fetch.bind(window);
    let running = 0;
    let most = 0;
    const calls = stub(window, "fetch").callsFake(async (...request) => {
      most = Math.max(most, ++running);
      return real(...request).finally(() => running--);
    });
    await addAll(bookEnds, chair, chair);
    expect([most, now().ids]).to.deep.equal([1, [bookEnds, chair]]);
    expect(names()).to.include.members(["Book ends, pair", "Number Seven chair"]);
    calls.resetHistory();
    await list.remove(chair);
    await add(chair);
    expect(calls.callCount, "what is known is not asked for again").to.equal(0);
  });

  it("are four at most; a fifth is refused with a warning, until one is taken out", async () => {
    await addAll(chair, bench, wharfDesk, studioDesk);
    list.toggle(false);
    const calls = watchCalls();
    expect(await add(lamp)).to.equal(0);
    expect(now()).to.deep.include({ ids: [chair, bench, wharfDesk, studioDesk], limited: true, open: true });
    expect(calls()).to.deep.equal([]);
    await list.remove(bench);
    expect(now().limited).to.equal(false);
    expect(await add(lamp)).to.equal(lamp);
    expect(now()).to.deep.include({ ids: [chair, wharfDesk, studioDesk, lamp], limited: false });
  });

  it("may be more in a cookie that others wrote: the warning goes with the next one that is taken out", async () => {
    setCookie(cookie, "[151,21,31,91,311,441]");
    comeBack();
    expect(await add(wharfDesk + 4)).to.equal(0);
    expect(now().limited).to.equal(true);
    await list.remove(bench);
    expect(now()).to.deep.include({ ids: [chair, wharfDesk, studioDesk, lamp, bookEnds], limited: false });
  });

  it("may be fewer where a panel says so", async () => {
    list.limit = 2;
    expect(await addAll(chair, bench, lamp)).to.deep.equal([chair, bench, 0]);
    expect(now()).to.deep.include({ ids: [chair, bench], limited: true });
  });

  it("do not mind one that is there already, even where there is no room", async () => {
    await addAll(chair, bench, wharfDesk, studioDesk);
    expect(await add(chair)).to.equal(chair);
    expect(now()).to.deep.include({ ids: [chair, bench, wharfDesk, studioDesk], limited: false });
  });

  it("open by themselves from the second on, and never with fewer", async () => {
    await add(chair);
    expect(now().open).to.equal(false);
    list.toggle(true);
    expect(now().open).to.equal(false);
    await add(bench);
    expect(now().open).to.equal(true);
    await add(lamp);
    await list.remove(lamp);
    expect(now().open).to.equal(true);
    await list.remove(bench);
    expect(now().open).to.equal(false);
  });

  it("lose what the shop does not have: unknown, unpublished, archived", async () => {
    expect(await add(999_999)).to.equal(0);
    expect(now().ids).to.deep.equal([]);
    setCookie(cookie, "[311,999999,11,95,151]");
    comeBack();
    await list.load();
    expect(now().ids).to.deep.equal([lamp, chair]);
    expect(kept()).to.equal("[311,151]");
  });

  it("are none where the cookie is garbage, and each once where it is odd", async () => {
    for (const [garbage, ids] of [
      ["%7B", []], ["null", []], ['{"1":31}', []], ['["31"]', []], ["[31", []], ["31", []],
      ["[-3,151]", []], ["[151,151]", [chair]], ["[1.5,0,1e99,151]", [chair]],
    ] as const) {
      setCookie(cookie, garbage);
      comeBack();
      expect(now().ids, garbage).to.deep.equal(ids);
      await list.load();
      expect(now()).to.deep.include({ ids, trouble: null });
    }
  });

  it("follow another tab, and tell it of changes here", async () => {
    const stop = list.state.listen(() => {});
    const otherTab = new BroadcastChannel(`suite.compare ${location.origin}`);
    setCookie(cookie, "[441,21]");
    otherTab.postMessage(null);
    await until(() => now().ids.length === 2 && names().includes("Lighthouse bench"));
    expect(now().open, "nobody did anything here").to.equal(false);
    const told = new Promise((resolve) => (otherTab.onmessage = resolve));
    await list.remove(bookEnds);
    await told;
    expect(kept()).to.equal("[21]");
    otherTab.close();
    stop();
  });

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
    const hear = (message: unknown) => new Promise<void>((resolve) => {
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
      for (const odd of [null, "", "31", "[31", '["31"]', '{"0":31}', [31], { ids: [31] }, 31, true, new Map([[31, 31]]), long]) {
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

  it("stay when the suite fails, which is told until it does not", async () => {
    await add(chair);
    const unknown = wharfDesk + 2;
    misbehave({ garbage: true });
    expect(await reason(add(unknown))).to.include({ kind: "contract" });
    expect(now().ids).to.deep.equal([chair]);
    setCookie(cookie, `[151,${unknown}]`);
    comeBack();
    await list.load();
    expect(now().ids).to.deep.equal([chair, unknown]);
    expect(now().trouble).to.include({ kind: "contract" });
    behave();
    await list.load();
    expect(now().trouble).to.equal(null);
    expect(now().products.map(({ id }) => id)).to.include(unknown);
  });

  it("have a variant made first where it does not exist yet", async () => {
    const mug = { templateId: 37, valueIds: [3702, 3704] };
    const calls = watchCalls();
    const id = await ask<number>("suite-compare-add", mug);
    expect(calls()[0]).to.equal("/product_configurator/create_product_variant");
    expect(now().ids).to.deep.equal([id]);
    expect(await ask<number>("suite-compare-add", mug)).to.equal(id);
    expect(now().ids).to.deep.equal([id]);
  });
});
