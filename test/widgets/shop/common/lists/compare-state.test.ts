import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import {
  add,
  addAll,
  bench,
  bookEnds,
  chair,
  kept,
  lamp,
  list,
  names,
  now,
  studioDesk,
  wharfDesk,
} from "#test/widgets/shop/comparison.ts";
import {
  ask,
  behave,
  comeBack,
  cookie,
  misbehave,
  newShopper,
  reason,
  setCookie,
  watchCalls,
} from "#test/widgets/shop/lists.ts";

describe("comparison", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(() => restore());

  it("stores the products as raw JSON, in the order of their addition", async () => {
    expect(await addAll(lamp, studioDesk, wharfDesk)).to.deep.equal([lamp, studioDesk, wharfDesk]);
    expect(now().ids).to.deep.equal([lamp, studioDesk, wharfDesk]);
    expect(kept()).to.equal("[311,91,31]");
    expect(list.unannounced.get()).to.deep.equal([lamp, studioDesk, wharfDesk]);
    await list.remove(studioDesk);
    expect(kept()).to.equal("[311,31]");
    expect(list.unannounced.get(), "elements announce their own changes").to.deep.equal([lamp, studioDesk, wharfDesk]);
  });

  it("adds products one after the other, with one call each", async () => {
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
    expect(calls.callCount, "known products are not requested again").to.equal(0);
  });

  it("holds four products; refuses a fifth with a warning, until one is removed", async () => {
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

  it("accepts a foreign cookie with more products; the warning ends with the next removal", async () => {
    setCookie(cookie, "[151,21,31,91,311,441]");
    comeBack();
    expect(await add(wharfDesk + 4)).to.equal(0);
    expect(now().limited).to.equal(true);
    await list.remove(bench);
    expect(now()).to.deep.include({ ids: [chair, wharfDesk, studioDesk, lamp, bookEnds], limited: false });
  });

  it("follows a lower limit of a panel", async () => {
    list.limit = 2;
    expect(await addAll(chair, bench, lamp)).to.deep.equal([chair, bench, 0]);
    expect(now()).to.deep.include({ ids: [chair, bench], limited: true });
  });

  it("accepts a product that is listed already, even at the limit", async () => {
    await addAll(chair, bench, wharfDesk, studioDesk);
    expect(await add(chair)).to.equal(chair);
    expect(now()).to.deep.include({ ids: [chair, bench, wharfDesk, studioDesk], limited: false });
  });

  it("opens at the second product, and never with fewer", async () => {
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

  it("drops products that the shop does not have: unknown, unpublished, archived", async () => {
    expect(await add(999_999)).to.equal(0);
    expect(now().ids).to.deep.equal([]);
    setCookie(cookie, "[311,999999,11,95,151]");
    comeBack();
    await list.load();
    expect(now().ids).to.deep.equal([lamp, chair]);
    expect(kept()).to.equal("[311,151]");
  });

  it("ignores a malformed cookie, and repeated ids in a valid one", async () => {
    for (const [garbage, ids] of [
      ["%7B", []],
      ["null", []],
      ['{"1":31}', []],
      ['["31"]', []],
      ["[31", []],
      ["31", []],
      ["[-3,151]", []],
      ["[151,151]", [chair]],
      ["[1.5,0,1e99,151]", [chair]],
    ] as const) {
      setCookie(cookie, garbage);
      comeBack();
      expect(now().ids, garbage).to.deep.equal(ids);
      await list.load();
      expect(now()).to.deep.include({ ids, error: null });
    }
  });

  it("follows another tab, and sends it the changes of this tab", async () => {
    const stop = list.state.listen(() => {});
    const otherTab = new BroadcastChannel(`suite.compare ${location.origin}`);
    setCookie(cookie, "[441,21]");
    otherTab.postMessage(null);
    await until(() => now().ids.length === 2 && names().includes("Lighthouse bench"));
    expect(now().open, "no change in this tab").to.equal(false);
    const events = new Promise((resolve) => (otherTab.onmessage = resolve));
    await list.remove(bookEnds);
    await events;
    expect(kept()).to.equal("[21]");
    otherTab.close();
    stop();
  });

  it("keeps the products while calls fail, and reports the error until a call succeeds", async () => {
    await add(chair);
    const unknown = wharfDesk + 2;
    misbehave({ garbage: true });
    expect(await reason(add(unknown))).to.include({ kind: "contract" });
    expect(now().ids).to.deep.equal([chair]);
    setCookie(cookie, `[151,${unknown}]`);
    comeBack();
    await list.load();
    expect(now().ids).to.deep.equal([chair, unknown]);
    expect(now().error).to.include({ kind: "contract" });
    behave();
    await list.load();
    expect(now().error).to.equal(null);
    expect(now().products.map(({ id }) => id)).to.include(unknown);
  });

  it("creates a variant that does not exist yet", async () => {
    const mug = { templateId: 37, valueIds: [3702, 3704] };
    const calls = watchCalls();
    const id = await ask<number>("suite-compare-add", mug);
    expect(calls()[0]).to.equal("/product_configurator/create_product_variant");
    expect(now().ids).to.deep.equal([id]);
    expect(await ask<number>("suite-compare-add", mug)).to.equal(id);
    expect(now().ids).to.deep.equal([id]);
  });
});
