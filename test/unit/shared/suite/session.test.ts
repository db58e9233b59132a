import assert from "node:assert/strict";
import { test } from "node:test";
import { connect } from "#shared/suite/index.ts";
import { answer, body, serve, writeCall } from "./server.ts";

const path = (name: string) => ({ ...writeCall, path: name });

/** Suite that delays its first answer until another request has ended. */
async function slowStart(t: Parameters<typeof serve>[0], first = answer(true)) {
  const log: string[] = [];
  let asked = () => {};
  const firstAsked = new Promise<void>((resolve) => (asked = resolve));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const { origin } = await serve(t, async (response, request) => {
    log.push(`${request.path} asked`);
    if (request.path === "/first") {
      asked();
      await released;
      log.push("/first answered");
      return first(response, request);
    }
    return answer(true)(response, request);
  });
  const passBy = async () => {
    await firstAsked;
    await fetch(`${origin}/elsewhere`, { method: "POST" });
    release();
  };
  return { client: connect(origin), log, firstAsked, passBy };
}

test("first call of a session: is the only one on a page without a session", async (t) => {
  const { client, log, passBy } = await slowStart(t);
  const calls = ["/first", "/second", "/third"].map((name) => client.call(path(name), {}));
  await passBy();
  assert.deepEqual(await Promise.all(calls), [true, true, true]);
  assert.deepEqual(log.slice(0, 3), ["/first asked", "/elsewhere asked", "/first answered"]);
  assert.deepEqual(log.slice(3).sort(), ["/second asked", "/third asked"]);
});

test("first call of a session: later calls run in parallel", async (t) => {
  const asked = new Set<string>();
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  const { origin } = await serve(t, async (response, request) => {
    asked.add(request.path);
    if (asked.size === 3) meet();
    if (request.path !== "/first") await met;
    return answer(true)(response, request);
  });
  const client = connect(origin);
  const calls = ["/first", "/second", "/third"].map((name) => client.call(path(name), {}, { timeout: 60_000 }));
  assert.deepEqual(await Promise.all(calls), [true, true, true]);
});

test("first call of a session: later calls continue after its failure", async (t) => {
  const { client, log, passBy } = await slowStart(t, body("", 500));
  const first = client.call(path("/first"), {});
  const second = client.call(path("/second"), {});
  await Promise.all([passBy(), assert.rejects(first, { kind: "server" })]);
  assert.equal(await second, true);
  assert.deepEqual(log, ["/first asked", "/elsewhere asked", "/first answered", "/second asked"]);
});

test("first call of a session: a waiting call can be aborted and has a timeout", async (t) => {
  const { client, log, firstAsked, passBy } = await slowStart(t);
  const first = client.call(path("/first"), {});
  const leaving = new AbortController();
  const second = client.call(path("/second"), {}, { signal: leaving.signal });
  const third = client.call(path("/third"), {}, { timeout: 50 });
  const givenUp = [assert.rejects(second, { name: "AbortError" }), assert.rejects(third, { kind: "network" })];
  await firstAsked;
  leaving.abort();
  await Promise.all(givenUp);
  await passBy();
  assert.equal(await first, true);
  assert.deepEqual(log, ["/first asked", "/elsewhere asked", "/first answered"]);
});

test("first call of a session: the next call runs alone after an abort", async (t) => {
  const log: string[] = [];
  const leaving = new AbortController();
  const { origin } = await serve(t, async (response, request) => {
    log.push(`${request.path} asked`);
    if (request.path === "/first") return leaving.abort();
    if (request.path === "/second") {
      await fetch(`${origin}/elsewhere`, { method: "POST" });
      log.push("/second answered");
    }
    return answer(true)(response, request);
  });
  const client = connect(origin);
  const first = client.call(path("/first"), {}, { signal: leaving.signal });
  const others = ["/second", "/third"].map((name) => client.call(path(name), {}));
  await assert.rejects(first, { name: "AbortError" });
  await Promise.all(others);
  assert.deepEqual(log, ["/first asked", "/second asked", "/elsewhere asked", "/second answered", "/third asked"]);
});
