import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { createHistory, type History } from "#chat/common/conversation/state/history.ts";
import { wireMessage } from "./wire.ts";

describe("history", () => {
  /** Ids at the suite, and those that are known here. */
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
  /** The bus brings one. */
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

  it("reads the newest hundred, and says whether there are more", async () => {
    suite = upTo(99);
    await history.load();
    assert.deepEqual([asked, known.size, state()], [[undefined], 99, { busy: false, failed: false, more: false }]);
    suite = upTo(150);
    await history.load();
    assert.equal(known.size, 150);
  });

  it("reads what is older, page by page, until there is nothing", async () => {
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

  it("fills a gap whose end the bus has brought already", async () => {
    suite = upTo(50);
    await history.load();
    suite = upTo(260);
    hear(261);
    await history.load();
    assert.equal(known.size, 261);
  });

  it("reads older ones also where the bus was quicker than the first reading that succeeded", async () => {
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

  it("fills a gap whose reading broke off when it is read again", async () => {
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

  it("leaves the rest of a very long gap until somebody scrolls there, but loses none of it", async () => {
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

  it("reads one after the other, and nothing older meanwhile", async () => {
    suite = upTo(250);
    const both = [history.load(), history.load()];
    await Promise.resolve();
    assert.equal(state().busy, true);
    await history.loadEarlier();
    assert.deepEqual(asked, [undefined]);
    await Promise.all(both);
    assert.deepEqual(asked, [undefined, undefined]);
  });

  it("reports a failure, forgets it with the next try, and never rejects", async () => {
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

  it("looks without a report, but rejects, so that the outbox knows whether the history was read", async () => {
    down = true;
    await assert.rejects(history.look(), /no connection/);
    assert.deepEqual([state(), errors], [{ busy: false, failed: false, more: false }, []]);
  });
});
