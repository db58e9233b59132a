import assert from "node:assert/strict";
import { test } from "node:test";
import { get } from "#shared/suite/get.ts";
import { connect } from "#shared/suite/index.ts";
import { body, replay, serve } from "./server.ts";

test("get: returns a page as text", async (t) => {
  const { origin, seen } = await serve(t, replay("shop/cart_popover__empty"));
  assert.match(await get(connect(origin), "/shop/cart?type=popover"), /alert alert-info/);
  assert.deepEqual(
    seen.map(({ path, body }) => [path, body]),
    [["/shop/cart?type=popover", ""]],
  );
});

test("get: follows redirects of the suite", async (t) => {
  const { origin } = await serve(t, (response, { path }) => {
    if (path === "/fr_FR/shop/cart") response.end("Votre panier");
    else response.writeHead(302, { Location: "/fr_FR/shop/cart" }).end();
  });
  assert.equal(await get(connect(origin), "/shop/cart"), "Votre panier");
});

test("get: is retried, but not more often than the option allows", async (t) => {
  const { origin, seen } = await serve(
    t,
    (response) => void response.writeHead(seen.length < 2 ? 503 : 200).end("at last"),
  );
  assert.equal(await get(connect(origin), "/shop/cart", { retry: 1 }), "at last");
  assert.equal(seen.length, 2);
});

test("get: maps each status to a kind of error", async (t) => {
  for (const [status, kind] of [
    [500, "server"],
    [404, "config"],
    [403, "access"],
    [400, "contract"],
  ] as const) {
    const { origin } = await serve(t, body("", status));
    await assert.rejects(get(connect(origin), "/shop/cart", { retry: 0 }), { kind }, String(status));
  }
});

test("get: ends when it is aborted", async (t) => {
  const leaving = new AbortController();
  const { origin } = await serve(t, () => leaving.abort());
  await assert.rejects(get(connect(origin), "/shop/cart", { signal: leaving.signal }), { name: "AbortError" });
});
