import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { test } from "node:test";
import { connect, type SuiteError } from "#shared/suite/index.ts";
import { answer, body, readCall, serve, writeCall } from "./server.ts";

const good = { ok: true, name: "x" };

test("connection: a response that is too late is a network error", async (t) => {
  const { origin, seen } = await serve(t, () => {});
  const call = connect(origin).call(readCall, {}, { timeout: 80 });
  await assert.rejects(call, (error: SuiteError) => {
    const { kind, retryable, text, message, cause } = error;
    assert.deepEqual(
      { kind, retryable, text, message, cause: (cause as Error).name },
      {
        kind: "network",
        retryable: true,
        text: "",
        message: `${origin}/read gave no answer within 80 ms`,
        cause: "TimeoutError",
      },
    );
    return true;
  });
  assert.ok(seen.length < 2, "what was slow once is not asked again");
});

test("connection: an incomplete response is a network error", async (t) => {
  const { origin } = await serve(t, (response) => void response.write('{"jsonrpc": "2.0",'));
  await assert.rejects(connect(origin).call(readCall, {}, { timeout: 80 }), { kind: "network" });
});

test("connection: a cut connection is a network error", async (t) => {
  const { origin, seen } = await serve(t, (response) => void response.destroy());
  await assert.rejects(connect(origin).call(writeCall, {}), {
    kind: "network",
    message: `${origin}/write cannot be reached`,
  });
  assert.equal(seen.length, 1, "a write is never sent twice");
});

test("connection: a read survives two failures", async (t) => {
  let tries = 0;
  const { origin, seen } = await serve(t, (response, request) => {
    tries++;
    if (tries === 1) response.destroy();
    else if (tries === 2) return body("<h1>500</h1>", 500, "text/html")(response, request);
    else return answer(good)(response, request);
  });
  assert.deepEqual(await connect(origin).call(readCall, {}), good);
  assert.equal(seen.length, 3);
});

test("connection: a read fails after three failures", async (t) => {
  const { origin, seen } = await serve(t, body("", 502));
  await assert.rejects(connect(origin).call(readCall, {}), {
    kind: "server",
    message: `${origin}/read answered HTTP 502`,
  });
  assert.equal(seen.length, 3);
});

test("connection: a read can have no retry", async (t) => {
  const { origin, seen } = await serve(t, body("", 502));
  await assert.rejects(connect(origin).call(readCall, {}, { retry: 0 }), { kind: "server" });
  assert.equal(seen.length, 1);
});

test("connection: a write is not sent again after HTTP 500", async (t) => {
  const { origin, seen } = await serve(t, body("", 500));
  await assert.rejects(connect(origin).call(writeCall, {}, { retry: 2 }), { kind: "server" });
  assert.equal(seen.length, 1);
});

test("connection: a refused call is not sent again", async (t) => {
  const { origin, seen } = await serve(t, body("", 404));
  await assert.rejects(connect(origin).call(readCall, {}), { kind: "config" });
  assert.equal(seen.length, 1);
});

test("connection: Retry-After delays a retry by a second at most", async (t) => {
  const { origin, seen } = await serve(t, (response, request) =>
    seen.length > 1 ? answer(good)(response, request) : void response.writeHead(503, { "Retry-After": "120" }).end(),
  );
  assert.deepEqual(await connect(origin).call(readCall, {}), good);
});

test("connection: an abort is passed on as it is", async (t) => {
  const leaving = new AbortController();
  const { origin } = await serve(t, () => leaving.abort());
  await assert.rejects(connect(origin).call(readCall, {}, { signal: leaving.signal }), { name: "AbortError" });
});

test("connection: an abort also ends the wait for the next retry", async (t) => {
  const leaving = new AbortController();
  const { origin, seen } = await serve(t, (response) => {
    response.writeHead(503, { "Retry-After": "1" }).end();
    response.once("close", () => leaving.abort());
  });
  const call = connect(origin).call(readCall, {}, { signal: leaving.signal });
  await assert.rejects(call, { name: "AbortError" });
  assert.equal(seen.length, 1);
});

test("connection: nothing is sent for a call that is aborted already", async (t) => {
  const { origin, seen } = await serve(t, answer(good));
  await assert.rejects(connect(origin).call(readCall, {}, { signal: AbortSignal.abort() }), { name: "AbortError" });
  assert.equal(seen.length, 0);
});

test("connection: a server that cannot be reached is a network error", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  await assert.rejects(connect(`http://127.0.0.1:${port}`).call(writeCall, {}), { kind: "network" });
});

test("connection: the page has one client per suite", () => {
  assert.equal(connect("http://one.example"), connect("http://one.example"));
  assert.notEqual(connect("http://one.example"), connect("http://two.example"));
});
