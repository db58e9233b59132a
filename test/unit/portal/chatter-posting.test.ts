import assert from "node:assert/strict";
import { afterEach, describe, it, mock } from "node:test";
import { atom } from "nanostores";
import { parseDomain } from "#portal/chatter/chatter.element.ts";
import type { ChatterProps, ChatterState } from "#portal/chatter/chatter.types.ts";
import { pagesAround } from "#portal/chatter/Pages.tsx";
import { createPosting, hasText } from "#portal/chatter/posting.ts";
import { pageCount } from "#portal/chatter/range.ts";
import type { StoreState } from "#shared/state/index.ts";

interface Stored {
  readonly id: number;
  readonly body: string;
}

const props = { resModel: "blog.post", resId: 1, token: "t", rating: true } as ChatterProps;

/** Suite with a replaceable post route and a list of messages. */
function place(answer: (body: URLSearchParams, stored: Stored[]) => Promise<Response>) {
  const stored: Stored[] = [{ id: 7, body: "<p>Hello</p>" }];
  const sent: URLSearchParams[] = [];
  mock.method(globalThis, "fetch", async (input: Request) => {
    const body = new URLSearchParams(await input.text());
    sent.push(body);
    return answer(body, stored);
  });
  const base = atom({ draft: "Hello", stars: 4, sending: false } as ChatterState);
  const state: StoreState<ChatterState> = Object.assign(base, {
    change: (part: Partial<ChatterState>) => base.set({ ...base.get(), ...part }),
  });
  const newest = () => Promise.resolve({ messages: stored.toReversed(), message_count: stored.length } as never);
  const { signal } = new AbortController();
  const post = createPosting(state, () => props, "https://suite.example", signal, { newest });
  return { stored, sent, state, send: () => post(state.get()) };
}

const store = (body: URLSearchParams, stored: Stored[]) =>
  stored.push({ id: 8, body: `<p>${body.get("message")}</p>` });

describe("posting a message", () => {
  afterEach(() => mock.restoreAll());

  it("finds the message among newer ones, and doubles its stars for the suite", async () => {
    const { sent, state, send } = place((body, stored) => {
      store(body, stored);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    assert.equal(await send(), 8);
    assert.deepEqual([sent[0]?.get("rating_value"), sent[0]?.get("res_id"), sent[0]?.get("token")], ["8", "1", "t"]);
    assert.deepEqual([state.get().draft, state.get().stars, state.get().sent], ["", 0, true]);
  });

  it("fails if the suite redirects without storing the message", async () => {
    const { state, send } = place(() => Promise.resolve(new Response(null, { status: 204 })));
    assert.equal(await send(), undefined);
    assert.deepEqual([state.get().draft, state.get().isLost], ["Hello", false]);
    assert.ok(state.get().sendError);
  });

  it("does not send again after a lost answer if the message arrives later", async () => {
    let late = () => {};
    const { sent, stored, state, send } = place((body, stored) => {
      late = () => store(body, stored);
      return Promise.reject(new TypeError("no connection"));
    });
    assert.equal(await send(), undefined);
    assert.deepEqual([state.get().isLost, state.get().draft], [true, "Hello"]);
    late();
    assert.equal(await send(), 8);
    assert.deepEqual([sent.length, stored.length], [1, 2]);
  });

  it("does not send again after a timeout of a proxy if the message arrives later", async () => {
    let late = () => {};
    const { sent, send } = place((body, stored) => {
      late = () => store(body, stored);
      return Promise.resolve(new Response("", { status: 504 }));
    });
    assert.equal(await send(), undefined);
    late();
    assert.deepEqual([await send(), sent.length], [8, 1]);
  });

  it("sends the text of the press, and keeps text that was typed since", async () => {
    const { sent, state, send } = place((body, stored) => {
      state.change({ draft: "Hello again" });
      store(body, stored);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    assert.equal(await send(), 8);
    assert.deepEqual([sent[0]?.get("message"), state.get().draft], ["Hello", "Hello again"]);
  });

  it("sends no stars without a choice, since the suite would store 0", async () => {
    const { sent, state, send } = place(() => Promise.resolve(new Response(null, { status: 204 })));
    state.change({ stars: 0 });
    await send();
    assert.equal(sent[0]?.get("rating_value"), "");
  });
});

it("pagesAround: returns as many pages as the scope", () => {
  assert.deepEqual(
    [pagesAround(1, 9, 5), pagesAround(5, 9, 5), pagesAround(9, 9, 5), pagesAround(2, 3, 5), pagesAround(5, 9, 2)],
    [
      [1, 2, 3, 4, 5],
      [3, 4, 5, 6, 7],
      [5, 6, 7, 8, 9],
      [1, 2, 3],
      [4, 5],
    ],
  );
  assert.deepEqual([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)], [1, 1, 2]);
});

it("hasText: recognizes a typed text in the HTML of the suite", () => {
  const body =
    '<p>Hello &lt;b&gt;there&lt;/b&gt;<br>line two <a href="http://example.com/x">http://example.com/x</a></p>';
  assert.ok(hasText(body, "Hello <b>there</b>\nline two http://example.com/x"));
  assert.ok(!hasText(body, "Hello there"));
});

it("parseDomain: accepts JSON lists alone", () => {
  assert.deepEqual(
    [parseDomain('[["id",">",3]]'), parseDomain("{}"), parseDomain("[(")],
    [[["id", ">", 3]], undefined, undefined],
  );
});
