import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { pageRegistry } from "#shared/element/page.ts";
import { enqueue } from "#shared/element/queue.ts";

const real = globalThis.MessageChannel;
let posted = 0;
let port: { onmessage?: () => void };

/** The part of `Document` that the queue reads. */
class Page extends EventTarget {
  get prerendering() {
    return isPrerendering;
  }
}
let isPrerendering = false;
let page: Page;

describe("task queue", () => {
  beforeEach(() => {
    posted = 0;
    port = {};
    page = new Page();
    Reflect.set(globalThis, "document", page);
    const channel = { port1: port, port2: { postMessage: () => posted++ } };
    globalThis.MessageChannel = function MessageChannel() {
      return channel;
    } as unknown as typeof real;
  });

  afterEach(() => {
    globalThis.MessageChannel = real;
    Reflect.deleteProperty(globalThis, "document");
    pageRegistry().stores?.clear();
  });

  it("continues after a task that throws", () => {
    const done: string[] = [];
    enqueue(() => {
      throw new Error("boom");
    });
    enqueue(() => done.push("second"));
    assert.equal(posted, 1);
    assert.throws(() => port.onmessage!(), /boom/);
    assert.equal(posted, 2);
    port.onmessage!();
    assert.deepEqual(done, ["second"]);
  });

  it("waits until a prerendered page is visited", () => {
    isPrerendering = true;
    const done: string[] = [];
    for (const name of ["first", "second"]) enqueue(() => done.push(name));
    assert.equal(posted, 0);
    isPrerendering = false;
    page.dispatchEvent(new Event("prerenderingchange"));
    assert.equal(posted, 1);
    port.onmessage!();
    assert.deepEqual(done, ["first", "second"]);
    page.dispatchEvent(new Event("prerenderingchange"));
    assert.equal(posted, 1);
  });

  it("requests a turn only if there are tasks", () => {
    enqueue(() => {});
    port.onmessage!();
    assert.equal(posted, 1);
    enqueue(() => {});
    assert.equal(posted, 2);
  });
});
