import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { popupQueue } from "../../../../shared/state/index.ts";
import { until } from "../../shared/state/host.ts";
import { startSuite, type RunningSuite } from "../../shared/state/suite.ts";
import { Visit } from "./visit.ts";

const content = "/website_mass_mailing/get_content";

describe("newsletter popup, when it shows", () => {
  let suite: RunningSuite;
  let visit: Visit;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    visit = new Visit(suite);
  });

  it("fetches its content, then shows when the mouse leaves, and remembers that it did", async () => {
    const { host, phase, letter } = await visit.armed();
    assert.match(letter.get().content, /<h3/);
    assert.equal(phase.get(), "closed");
    visit.leave();
    assert.equal(phase.get(), "open");
    assert.deepEqual([...host.states], ["open"]);
    assert.deepEqual([...visit.jar], [["newsletter-popup-1", "true"]]);
    assert.deepEqual(host.events, [["suite-popup-show", undefined]]);
    assert.deepEqual(suite.calls, [content]);
  });

  it("shows once: not again after it was closed", async () => {
    const { host, phase, close } = await visit.armed();
    visit.leave();
    close();
    visit.leave();
    assert.equal(phase.get(), "closed");
    assert.deepEqual([...host.states], []);
    assert.deepEqual(
      host.events.map(([name]) => name),
      ["suite-popup-show", "suite-popup-hide"],
    );
  });

  it("asks nothing where it was shown before, on a page that is edited, or without a list", async () => {
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

  it("does not offer a list to its subscriber", async () => {
    const first = await visit.armed();
    visit.leave();
    await visit.subscribe(first);
    visit.jar.clear();
    const again = visit.place();
    await again.open();
    visit.leave();
    assert.equal(again.phase.get(), "closed");
    assert.equal(suite.calls.length, 4);
  });

  it("stays away when another block of the page subscribed meanwhile", async () => {
    const [first, second] = [await visit.armed(), await visit.armed()];
    await first.open();
    await visit.subscribe(first);
    visit.jar.clear();
    visit.leave();
    assert.deepEqual([first.phase.get(), second.phase.get()], ["closed", "closed"]);
  });

  it("stays closed and unremembered when a listener prevents it, and asks again next time", async () => {
    const { host, phase } = await visit.armed();
    host.prevents.add("suite-popup-show");
    visit.leave();
    assert.equal(phase.get(), "closed");
    assert.equal(visit.jar.size, 0);
    host.prevents.clear();
    visit.leave();
    assert.equal(phase.get(), "open");
  });

  it("waits while a dialog is open, unless it was shown in another tab by then", async () => {
    const first = await visit.armed();
    visit.dialog = true;
    visit.leave();
    visit.leave();
    assert.equal(first.phase.get(), "closed");
    visit.dialog = false;
    await until(first.phase, (now) => now === "open");
    first.close();

    const second = await visit.armed({ listId: 2 });
    visit.dialog = true;
    visit.leave();
    visit.jar.set("newsletter-popup-2", "true");
    visit.dialog = false;
    const nextTurn = new Promise<boolean>((resolve) =>
      popupQueue().request("whoever is next", () => (resolve(true), true)),
    );
    assert.ok(await nextTurn);
    assert.equal(second.phase.get(), "closed");
  });

  it("never shows two at once", async () => {
    const [one, two] = [await visit.armed(), await visit.armed({ listId: 2 })];
    visit.leave();
    assert.deepEqual([one.phase.get(), two.phase.get()], ["open", "closed"]);
    one.close();
    assert.deepEqual([one.phase.get(), two.phase.get()], ["closed", "open"]);
  });

  it("tells that its list is unknown and stays away", async () => {
    const { host, phase, open } = visit.place({ listId: 99999 });
    await open();
    visit.leave();
    assert.equal(phase.get(), "closed");
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["config", "config"],
    );
  });

  it("manual: opens on request whatever the cookie says, once at a time", async () => {
    visit.jar.set("newsletter-popup-1", "true");
    const { host, phase, open, close } = visit.place({ trigger: "manual" });
    await Promise.all([open(), open()]);
    assert.equal(phase.get(), "open");
    await open();
    close();
    assert.deepEqual(
      host.events.map(([name]) => name),
      ["suite-popup-show", "suite-popup-hide"],
    );
    await open();
    assert.equal(phase.get(), "open");
  });

  it("leaves the mobile trigger to touch screens", async () => {
    const { phase } = await visit.armed({ mobileTrigger: "scroll:10" });
    visit.page.scrollTo(500);
    assert.equal(phase.get(), "closed");
    visit.leave();
    assert.equal(phase.get(), "open");
  });

  it("on a touch screen: the mobile trigger, else the other one", async () => {
    visit.touch = true;
    const own = await visit.armed({ trigger: "exit", mobileTrigger: "scroll:10" });
    visit.leave();
    assert.equal(own.phase.get(), "closed");
    visit.page.scrollTo(500);
    assert.equal(own.phase.get(), "open");
    visit.page.scrollTo(0);
    const same = await visit.armed({ listId: 2, trigger: "scroll:10" });
    own.close();
    visit.page.scrollTo(500);
    assert.equal(same.phase.get(), "open");
  });

  it("ends with the element, the edit mode and the list", async () => {
    const popup = await visit.armed();
    popup.host.editing.set(true);
    visit.leave();
    assert.equal(popup.phase.get(), "closed");
    popup.host.editing.set(false);
    await visit.page.isWatched();
    visit.leave();
    assert.equal(popup.phase.get(), "open");
    popup.host.props.set({ ...popup.host.props.get(), listId: 2 });
    assert.equal(popup.phase.get(), "closed");
    await visit.page.isWatched();
    popup.host.remove();
    visit.leave();
    assert.equal(popup.phase.get(), "closed");
    assert.ok(!visit.jar.has("newsletter-popup-2"));
  });
});
