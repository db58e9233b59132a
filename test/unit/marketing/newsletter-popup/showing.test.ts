import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { popupQueue } from "#shared/state/index.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";
import { Visit } from "./visit.ts";

const content = "/website_mass_mailing/get_content";

describe("suite-newsletter-popup, opening", () => {
  let suite: RunningSuite;
  let visit: Visit;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    visit = new Visit(suite);
  });

  it("loads its content, then opens when the mouse leaves, and sets its cookie", async () => {
    const { host, state } = await visit.armed();
    assert.match(state.get().content, /<h3/);
    assert.equal(state.get().phase, "closed");
    visit.leave();
    assert.equal(state.get().phase, "open");
    assert.deepEqual([...host.states], ["open"]);
    assert.deepEqual([...visit.jar], [["newsletter-popup-1", "true"]]);
    assert.deepEqual(host.events, [["suite-popup-show", undefined]]);
    assert.deepEqual(suite.calls, [content]);
  });

  it("opens once: not again after it was closed", async () => {
    const { host, state, close } = await visit.armed();
    visit.leave();
    close();
    visit.leave();
    assert.equal(state.get().phase, "closed");
    assert.deepEqual([...host.states], []);
    assert.deepEqual(
      host.events.map(([name]) => name),
      ["suite-popup-show", "suite-popup-hide"],
    );
  });

  it("makes no call if it was shown before, in edit mode, or without a list", async () => {
    visit.jar.set("newsletter-popup-1", "true");
    visit.place();
    visit.place({ listId: 2 }, true);
    visit.place({ listId: 0 });
    visit.place({ listId: 2, trigger: "manual" });
    visit.touch = true;
    visit.place({ listId: 2 });
    await visit.armed({ listId: 2, mobileTrigger: "scroll:10" });
    assert.deepEqual(suite.calls, [content]);
  });

  it("does not open for a subscriber", async () => {
    const first = await visit.armed();
    visit.leave();
    await visit.subscribe(first);
    visit.jar.clear();
    const again = visit.place();
    await again.open();
    visit.leave();
    assert.equal(again.state.get().phase, "closed");
    assert.equal(suite.calls.length, 4);
  });

  it("stays closed after another block of the page has subscribed", async () => {
    const [first, second] = [await visit.armed(), await visit.armed()];
    await first.open();
    await visit.subscribe(first);
    visit.jar.clear();
    visit.leave();
    assert.deepEqual([first.state.get().phase, second.state.get().phase], ["closed", "closed"]);
  });

  it("stays closed without a cookie when a listener cancels it, and opens at the next trigger", async () => {
    const { host, state } = await visit.armed();
    host.prevents.add("suite-popup-show");
    visit.leave();
    assert.equal(state.get().phase, "closed");
    assert.equal(visit.jar.size, 0);
    host.prevents.clear();
    visit.leave();
    assert.equal(state.get().phase, "open");
  });

  it("waits while a dialog is open, unless another tab has shown it meanwhile", async () => {
    const first = await visit.armed();
    visit.dialog = true;
    visit.leave();
    visit.leave();
    assert.equal(first.state.get().phase, "closed");
    visit.dialog = false;
    await until(first.state, ({ phase }) => phase === "open");
    first.close();

    const second = await visit.armed({ listId: 2 });
    visit.dialog = true;
    visit.leave();
    visit.jar.set("newsletter-popup-2", "true");
    visit.dialog = false;
    const nextTurn = new Promise<boolean>((resolve) => popupQueue().request("next popup", () => (resolve(true), true)));
    assert.ok(await nextTurn);
    assert.equal(second.state.get().phase, "closed");
  });

  it("never opens two at once", async () => {
    const [one, two] = [await visit.armed(), await visit.armed({ listId: 2 })];
    visit.leave();
    assert.deepEqual([one.state.get().phase, two.state.get().phase], ["open", "closed"]);
    one.close();
    assert.deepEqual([one.state.get().phase, two.state.get().phase], ["closed", "open"]);
  });

  it("reports an unknown list, and stays closed", async () => {
    const { host, state, open } = visit.place({ listId: 99999 });
    await open();
    visit.leave();
    assert.equal(state.get().phase, "closed");
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["config", "config"],
    );
  });

  it("opens on request with the manual trigger regardless of the cookie, once at a time", async () => {
    visit.jar.set("newsletter-popup-1", "true");
    const { host, state, open, close } = visit.place({ trigger: "manual" });
    await Promise.all([open(), open()]);
    assert.equal(state.get().phase, "open");
    await open();
    close();
    assert.deepEqual(
      host.events.map(([name]) => name),
      ["suite-popup-show", "suite-popup-hide"],
    );
    await open();
    assert.equal(state.get().phase, "open");
  });

  it("ignores the mobile trigger without a touch screen", async () => {
    const { state } = await visit.armed({ mobileTrigger: "scroll:10" });
    visit.page.scrollTo(500);
    assert.equal(state.get().phase, "closed");
    visit.leave();
    assert.equal(state.get().phase, "open");
  });

  it("applies the mobile trigger on a touch screen, otherwise the other one", async () => {
    visit.touch = true;
    const own = await visit.armed({ trigger: "exit", mobileTrigger: "scroll:10" });
    visit.leave();
    assert.equal(own.state.get().phase, "closed");
    visit.page.scrollTo(500);
    assert.equal(own.state.get().phase, "open");
    visit.page.scrollTo(0);
    const same = await visit.armed({ listId: 2, trigger: "scroll:10" });
    own.close();
    visit.page.scrollTo(500);
    assert.equal(same.state.get().phase, "open");
  });

  it("stops with the element, in edit mode, and for another list", async () => {
    const popup = await visit.armed();
    popup.host.editing.set(true);
    visit.leave();
    assert.equal(popup.state.get().phase, "closed");
    popup.host.editing.set(false);
    await visit.page.isWatched();
    visit.leave();
    assert.equal(popup.state.get().phase, "open");
    popup.host.props.set({ ...popup.host.props.get(), listId: 2 });
    assert.equal(popup.state.get().phase, "closed");
    await visit.page.isWatched();
    popup.host.remove();
    visit.leave();
    assert.equal(popup.state.get().phase, "closed");
    assert.ok(!visit.jar.has("newsletter-popup-2"));
  });
});
