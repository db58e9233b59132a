import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { createHistory, type History } from "#chat/common/conversation/state/history.ts";
import { wireMessage } from "./wire.ts";

describe("history", () => {
  /** Ids of the suite's messages, and those that are known here. */
  let suite: number[];
  let known: Set<number>;
  let asked: (number | undefined)[];
  let errors: unknown[];
  let down: boolean;
  let history: History;
  const upTo = (newest: number) => Array.from({ length: newest }, (_, index) => index + 1);
  const state = () => {
    const { busy, error, more } = history.reading.get();
    return { busy, failed: !!error, more };
  };
  /** Delivers a message by the bus. */
  const hear = (id: number) => {
    suite.push(id);
    known.add(id);
  };

  beforeEach(() => {
    suite = [];
    known = new Set();
    asked = [];
    errors = [];
    down = false;
    history = createHistory({
      page(before) {
        asked.push(before);
        if (down) return Promise.reject(new Error("no connection"));
        return Promise.resolve(
          suite
            .filter((id) => before === undefined || id < before)
            .slice(-100)
            .map((id) => wireMessage(id)),
        );
      },
      take: (messages) => {
        for (const { id } of messages) known.add(id);
      },
      fail: (error) => errors.push(error),
    });
  });

  it("reads the newest hundred messages, and knows if there are more", async () => {
    suite = upTo(99);
    await history.load();
    assert.deepEqual([asked, known.size, state()], [[undefined], 99, { busy: false, failed: false, more: false }]);
    suite = upTo(150);
    await history.load();
    assert.equal(known.size, 150);
  });

  it("reads earlier messages page by page, until there are none", async () => {
    suite = upTo(250);
    await history.load();
    assert.deepEqual([Math.min(...known), state().more], [151, true]);
    await history.loadEarlier();
    assert.deepEqual([Math.min(...known), state().more], [51, true]);
    await history.loadEarlier();
    assert.deepEqual([known.size, state().more], [250, false]);
    assert.deepEqual(asked, [undefined, 151, 51]);
  });

  it("fills a gap of more than a hundred messages page by page", async () => {
    suite = upTo(150);
    await history.load();
    suite = upTo(460);
    await history.load();
    assert.deepEqual([Math.min(...known), known.size], [51, 410]);
    assert.equal(state().more, true);
    await history.loadEarlier();
    assert.equal(known.size, 460);
  });

  it("fills a gap whose last message the bus has delivered", async () => {
    suite = upTo(50);
    await history.load();
    suite = upTo(260);
    hear(261);
    await history.load();
    assert.equal(known.size, 261);
  });

  it("reads earlier messages also if the bus delivered one before the first successful request", async () => {
    suite = upTo(150);
    down = true;
    await history.load();
    assert.deepEqual(state(), { busy: false, failed: true, more: false });
    hear(151);
    down = false;
    await history.load();
    assert.deepEqual(state(), { busy: false, failed: false, more: true });
    await history.loadEarlier();
    assert.equal(known.size, 151);
  });

  it("fills a gap on the next request if the first one was interrupted", async () => {
    suite = upTo(50);
    await history.load();
    suite = upTo(400);
    const both = history.load();
    asked.length = 0;
    // the connection breaks after the first page
    await Promise.resolve();
    down = true;
    await both;
    assert.equal(errors.length, 1);
    down = false;
    await history.load();
    assert.equal(known.size, 400);
  });

  it("leaves the rest of a very long gap until the visitor scrolls to it, and loses no message of it", async () => {
    suite = upTo(50);
    await history.load();
    suite = upTo(1250);
    asked.length = 0;
    await history.load();
    assert.equal(asked.length, 10);
    assert.equal(state().more, true);
    while (state().more) await history.loadEarlier();
    assert.equal(known.size, 1250);
  });

  it("sends one request after another, and none for earlier messages meanwhile", async () => {
    suite = upTo(250);
    const both = [history.load(), history.load()];
    await Promise.resolve();
    assert.equal(state().busy, true);
    await history.loadEarlier();
    assert.deepEqual(asked, [undefined]);
    await Promise.all(both);
    assert.deepEqual(asked, [undefined, undefined]);
  });

  it("reports an error, clears it on the next request, and never rejects", async () => {
    down = true;
    await history.load();
    assert.deepEqual([state().failed, errors.length], [true, 1]);
    down = false;
    const again = history.load();
    await Promise.resolve();
    assert.deepEqual(state(), { busy: true, failed: false, more: false });
    await again;
    suite = upTo(250);
    await history.load();
    down = true;
    await history.loadEarlier();
    assert.deepEqual([state().failed, errors.length], [true, 2]);
  });

  it("rejects from look without a report, so that the outbox knows that the history is unread", async () => {
    down = true;
    await assert.rejects(history.read(), /no connection/);
    assert.deepEqual([state(), errors], [{ busy: false, failed: false, more: false }, []]);
  });
});
