import assert from "node:assert/strict";
import { afterEach, describe, it, mock } from "node:test";
import { atom } from "nanostores";
import { parseDomain } from "#portal/chatter/chatter.element.ts";
import type { ChatterProps, ChatterState } from "#portal/chatter/chatter.types.ts";
import { pagesAround } from "#portal/chatter/Pages.tsx";
import { createPosting, hasText } from "#portal/chatter/posting.ts";
import { pageCount } from "#portal/chatter/range.ts";
import type { StoreState } from "#shared/state/index.ts";

interface Said {
  readonly id: number;
  readonly body: string;
}

const props = { resModel: "blog.post", resId: 1, token: "t", rating: true } as ChatterProps;

/** A suite whose post does what a test says; its messages are found as they are. */
function place(answer: (body: URLSearchParams, said: Said[]) => Promise<Response>) {
  const said: Said[] = [{ id: 7, body: "<p>Hello</p>" }];
  const sent: URLSearchParams[] = [];
  mock.method(globalThis, "fetch", async (input: Request) => {
    const body = new URLSearchParams(await input.text());
    sent.push(body);
    return answer(body, said);
  });
  const base = atom({ draft: "Hello", stars: 4, sending: false } as ChatterState);
  const state: StoreState<ChatterState> = Object.assign(base, {
    change: (part: Partial<ChatterState>) => base.set({ ...base.get(), ...part }),
  });
  const newest = () => Promise.resolve({ messages: said.toReversed(), message_count: said.length } as never);
  const { signal } = new AbortController();
  const post = createPosting(state, () => props, "https://suite.example", signal, { newest });
  return { said, sent, state, send: () => post(state.get()) };
}

const take = (body: URLSearchParams, said: Said[]) => said.push({ id: 8, body: `<p>${body.get("message")}</p>` });

describe("a message that is posted", () => {
  afterEach(() => mock.restoreAll());

  it("is found among those that are newer than all before, and its stars are doubled", async () => {
    const { sent, state, send } = place((body, said) => {
      take(body, said);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    assert.equal(await send(), 8);
    assert.deepEqual([sent[0]?.get("rating_value"), sent[0]?.get("res_id"), sent[0]?.get("token")], ["8", "1", "t"]);
    assert.deepEqual([state.get().draft, state.get().stars, state.get().sent], ["", 0, true]);
  });

  it("is not posted where the suite only redirected", async () => {
    const { state, send } = place(() => Promise.resolve(new Response(null, { status: 204 })));
    assert.equal(await send(), undefined);
    assert.deepEqual([state.get().draft, state.get().isLost], ["Hello", false]);
    assert.ok(state.get().sendError);
  });

  it("is not sent again when its answer was lost and it arrived later", async () => {
    let late = () => {};
    const { sent, said, state, send } = place((body, said) => {
      late = () => take(body, said);
      return Promise.reject(new TypeError("no connection"));
    });
    assert.equal(await send(), undefined);
    assert.deepEqual([state.get().isLost, state.get().draft], [true, "Hello"]);
    late();
    assert.equal(await send(), 8);
    assert.deepEqual([sent.length, said.length], [1, 2]);
  });

  it("is not sent again when a proxy gave up and it arrived later", async () => {
    let late = () => {};
    const { sent, send } = place((body, said) => {
      late = () => take(body, said);
      return Promise.resolve(new Response("", { status: 504 }));
    });
    assert.equal(await send(), undefined);
    late();
    assert.deepEqual([await send(), sent.length], [8, 1]);
  });

  it("is what it was when it was sent; what is typed meanwhile stays in the composer", async () => {
    const { sent, state, send } = place((body, said) => {
      state.change({ draft: "Hello again" });
      take(body, said);
      return Promise.resolve(new Response(null, { status: 204 }));
    });
    assert.equal(await send(), 8);
    assert.deepEqual([sent[0]?.get("message"), state.get().draft], ["Hello", "Hello again"]);
  });

  it("has no stars without a choice: 0 would be stored", async () => {
    const { sent, state, send } = place(() => Promise.resolve(new Response(null, { status: 204 })));
    state.change({ stars: 0 });
    await send();
    assert.equal(sent[0]?.get("rating_value"), "");
  });
});

it("as many pages are offered as the scope is wide", () => {
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

it("what the suite makes out of a text is that text", () => {
  const body =
    '<p>Hello &lt;b&gt;there&lt;/b&gt;<br>line two <a href="http://example.com/x">http://example.com/x</a></p>';
  assert.ok(hasText(body, "Hello <b>there</b>\nline two http://example.com/x"));
  assert.ok(!hasText(body, "Hello there"));
});

it("a domain is a list in JSON", () => {
  assert.deepEqual(
    [parseDomain('[["id",">",3]]'), parseDomain("{}"), parseDomain("[(")],
    [[["id", ">", 3]], undefined, undefined],
  );
});
