import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { until } from "#test/unit/shared/state/host.ts";
import { settled } from "../common/conversation/wire.ts";
import { suite, useSuite } from "./suite.ts";
import { paths, Visit } from "./visit.ts";

describe("suite-livechat, minimizing and closing", () => {
  useSuite();
  let visit: Visit;
  let clock: SinonFakeTimers;
  beforeEach(() => {
    visit = new Visit(suite);
    clock = useFakeTimers({ toFake: ["performance"] });
  });
  afterEach(() => clock.restore());

  /** Closes a chat with messages, which asks for a rating. */
  const asked = async () => {
    const chat = await visit.opened();
    chat.conversation.type("Hello");
    chat.conversation.send();
    await until(chat.conversation.messages, (messages) => messages.at(-1)!.id > 0);
    chat.host.events.length = 0;
    suite.calls.length = 0;
    chat.close();
    const { rating } = await until(chat.current.get()!.chat.state, ({ phase }) => phase === "rating");
    return { ...chat, rating: rating! };
  };
  /** Returns the message that is posted after the last rating; the element does not wait for its response. */
  const closingWords = async (id: number) => {
    for (;;) {
      await settled();
      const [, last] = await suite.database.query<{ body: string }>(
        "select body from message where channel_id = $1 order by id",
        [id],
      );
      if (last) return last.body;
    }
  };
  const rated = async (id: number) =>
    (
      await suite.database.query<{ rate: number; reason: string | null }>(
        "select rate, reason from rating where channel_id = $1",
        [id],
      )
    )[0];

  it("minimizes and restores its window, and stores this with the number of unread messages", async () => {
    const { fold, host, conversation, uuid, current } = await visit.opened();
    host.events.length = 0;
    fold();
    assert.deepEqual(
      [current.get()!.chat.state.get().minimized, visit.session["folded"], host.states.has("folded")],
      [true, true, true],
    );
    visit.bus.notify(uuid, { id: 90_001, body: "<p>Hi</p>", author_id: [7, "Marc"] });
    assert.equal(visit.session["message_unread_counter"], 0);
    fold();
    assert.deepEqual(
      [
        conversation.unread.get(),
        visit.session["message_unread_counter"],
        visit.session["folded"],
        host.states.has("folded"),
      ],
      [1, 1, false, false],
    );
    assert.deepEqual(
      host.events.filter(([name]) => name === "suite-livechat-fold").map(([, detail]) => detail),
      [{ folded: true }, { folded: false }],
    );
    visit.mobile.set(true);
    fold();
    assert.equal(visit.session["folded"], false);
  });

  it("closes at once without messages", async () => {
    const { close, phase, current, names, host, uuid } = await visit.opened();
    close();
    assert.deepEqual(
      [phase.get(), current.get(), names(), [...host.states]],
      ["ready", null, ["suite-livechat-open", "suite-livechat-close"], []],
    );
    assert.equal(visit.session, null);
    assert.equal(visit.bus.channels.has(uuid), false);
    assert.deepEqual(suite.calls, [paths.init, paths.session]);
  });

  it("opens another session afterwards", async () => {
    const first = await visit.opened();
    first.close();
    visit.turnPage();
    const second = await visit.opened();
    assert.notEqual(second.uuid, first.uuid);
  });

  it("asks for a rating if there are messages, and restores its window for the question", async () => {
    const { close, current, fold, uuid, phase, names } = await visit.opened();
    visit.bus.notify(uuid, { id: 90_001, body: "<p>Hi</p>", author_id: [7, "Marc"] });
    fold();
    close();
    await until(current.get()!.chat.state, ({ rating }) => !!rating);
    assert.deepEqual(
      [phase.get(), current.get()!.chat.state.get().minimized, visit.session["folded"]],
      ["open", false, false],
    );
    close();
    assert.deepEqual([phase.get(), names().at(-1), visit.session], ["ready", "suite-livechat-close", null]);
    assert.ok(!suite.calls.includes(paths.feedback));
  });

  it("sends a good rating, posts it in the chat, and closes at once", async () => {
    const { rating, host, phase, id } = await asked();
    await rating.choose(10);
    assert.deepEqual(host.events, [
      ["suite-livechat-rate", { rate: 10, reason: "" }],
      ["suite-livechat-close", undefined],
    ]);
    assert.deepEqual([phase.get(), visit.session], ["ready", null]);
    assert.deepEqual(await rated(id), { rate: 10, reason: null });
    assert.equal(await closingWords(id), "<p>Rating: 😊</p>");
  });

  it("sends another rating, waits for a reason, sends the reason, too, and closes", async () => {
    const { rating, phase, id, host } = await asked();
    await rating.choose(5);
    assert.deepEqual([phase.get(), (await rated(id))!.rate, suite.calls], ["open", 5, [paths.feedback]]);
    rating.explain("Slow & late");
    await rating.send();
    assert.deepEqual(await rated(id), { rate: 5, reason: "Slow & late" });
    assert.equal(phase.get(), "ready");
    assert.deepEqual(host.events.slice(0, 2), [
      ["suite-livechat-rate", { rate: 5, reason: "" }],
      ["suite-livechat-rate", { rate: 5, reason: "Slow & late" }],
    ]);
    assert.equal(await closingWords(id), "<p>Rating: 😐 <br>Slow &amp; late</p>");
  });

  it("closes with a bad rating without a reason", async () => {
    const { rating, id } = await asked();
    await rating.choose(1);
    await rating.send();
    assert.equal(await closingWords(id), "<p>Rating: 😞</p>");
  });

  it("closes without a call if the visitor does not rate", async () => {
    const { rating, phase, names } = await asked();
    await rating.send();
    assert.equal(phase.get(), "open");
    rating.skip();
    assert.deepEqual([phase.get(), names(), suite.calls], ["ready", ["suite-livechat-close"], []]);
  });

  it("keeps the typed reason if a call fails, and continues from there", async () => {
    const { rating, phase, host, id } = await asked();
    suite.garbled = true;
    await rating.choose(1);
    rating.explain("Slow");
    await rating.send();
    const { rate, reason, busy, error } = rating.state.get();
    assert.deepEqual(
      [phase.get(), rate, reason, busy, (error as { kind: string }).kind, host.errors.length],
      ["open", 1, "Slow", false, "contract", 2],
    );
    suite.garbled = false;
    await rating.send();
    assert.deepEqual([phase.get(), await rated(id)], ["ready", { rate: 1, reason: "Slow" }]);
  });

  it("closes once: a late response does not end the next chat", async () => {
    for (const way of ["close", "skip"] as const) {
      visit = new Visit(suite);
      const { rating, close, open, phase, names } = await asked();
      const release = visit.hold(paths.feedback);
      const chosen = rating.choose(10);
      while (!suite.calls.includes(paths.feedback)) await settled();
      if (way === "close") close();
      else rating.skip();
      clock.tick(200);
      await open();
      release();
      await chosen;
      assert.deepEqual([phase.get(), !!visit.session], ["open", true], way);
      assert.equal(names().filter((name) => name === "suite-livechat-close").length, 1);
    }
  });

  it("closes without a rating if the question cannot be loaded", async () => {
    visit.loadRating = () => Promise.reject(new Error("no such chunk"));
    const { close, phase, host, uuid } = await visit.opened();
    visit.bus.notify(uuid, { id: 90_001, body: "<p>Hi</p>", author_id: [7, "Marc"] });
    close();
    await until(phase, (now) => now === "ready");
    assert.deepEqual([(host.errors[0] as Error).message, visit.session], ["no such chunk", null]);
  });

  it("keeps the session if the editor opens while the question is loading, and the question cannot be loaded", async () => {
    let reject = (_: Error) => {};
    visit.loadRating = () => new Promise((_, failed) => (reject = failed));
    const { close, phase, host, names, uuid } = await visit.opened();
    visit.bus.notify(uuid, { id: 90_001, body: "<p>Hi</p>", author_id: [7, "Marc"] });
    close();
    host.editing.set(true);
    reject(new Error("no such chunk"));
    await settled();
    assert.deepEqual([phase.get(), host.errors], ["away", []]);
    assert.ok(visit.session);
    assert.ok(!names().includes("suite-livechat-close"));
  });

  it("closes also if the message about the rating cannot be posted", async () => {
    const { rating, phase, host } = await asked();
    const release = visit.hold(paths.post);
    await rating.choose(10);
    suite.garbled = true;
    release();
    while (host.errors.length < 1) await settled();
    assert.deepEqual([phase.get(), (host.errors[0] as { kind: string }).kind], ["ready", "contract"]);
  });

  it("posts the message about the rating again after a failure, once and only if it has not arrived", async () => {
    const { rating, id } = await asked();
    const [releasePost, releaseHistory] = [visit.hold(paths.post), visit.hold(paths.history)];
    await rating.choose(10);
    suite.garbled = true;
    releasePost();
    while (!suite.calls.includes(paths.history)) await settled();
    suite.garbled = false;
    releaseHistory();
    assert.equal(await closingWords(id), "<p>Rating: 😊</p>");
    assert.deepEqual(suite.calls, [paths.feedback, paths.post, paths.history, paths.post]);
  });
});
