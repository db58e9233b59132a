import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { after, before, describe, test, type TestContext } from "node:test";
import { type Running, start } from "../process.ts";

describe("a running server", () => {
  let server: Running;
  let url = "";
  before(async () => {
    server = start({ PORT: "0" });
    url = await server.url;
  });
  after(async () => {
    server.child.kill("SIGTERM");
    assert.equal(await server.exit, 0);
    assert.equal(server.said.err, "");
  });

  test("prints its address and responds there", async () => {
    for (const path of ["/", "/blog", "/newsletter"]) {
      const response = await fetch(url + path);
      assert.equal(response.status, 200, path);
      assert.match(await response.text(), /^<!DOCTYPE html>/);
    }
  });

  test("responds to calls with a content length", async () => {
    const response = await fetch(`${url}/website_mass_mailing/is_subscriber`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ params: { list_id: 1 } }),
    });
    const text = await response.text();
    assert.equal(response.headers.get("content-length"), String(text.length));
    assert.deepEqual(JSON.parse(text), { jsonrpc: "2.0", id: null, result: { is_subscriber: false, email: null } });
  });
});

describe("the reach of the server", () => {
  /** Starts a server that ends with its test. */
  const run = (t: TestContext, HOST: string) => {
    const server = start({ PORT: "0", HOST });
    t.after(async () => {
      server.child.kill("SIGTERM");
      await server.exit;
    });
    return server;
  };

  test("is this machine without HOST", async (t) => {
    const { url, said } = run(t, "");
    const address = await url;
    assert.equal((await fetch(`${address}/qa/user`)).status, 405);
    for (const other of ["127.0.0.2", "[::1]"]) await assert.rejects(fetch(address.replace("127.0.0.1", other)), other);
    assert.equal(said.err, "");
  });

  test("is the network with another HOST, with a warning", async (t) => {
    const { child, url, said } = run(t, "0.0.0.0");
    const [port] = /\d+$/.exec(await url) ?? [];
    assert.equal((await fetch(`http://127.0.0.2:${port}/qa/user`)).status, 405);
    if (!said.err) await once(child.stderr, "data");
    assert.match(
      said.err,
      /^HOST=0\.0\.0\.0: every visitor of this server can sign in as any account in its QA panel, also as administrator\..*\n$/,
    );
  });
});

describe("a server that cannot start prints the reason", () => {
  const refuses = async (
    environment: Record<string, string>,
    parameters: readonly string[],
    sentence: RegExp,
  ): Promise<void> => {
    const { said, exit } = start(environment, parameters);
    assert.equal(await exit, 1);
    assert.match(said.err, sentence);
    assert.equal(said.err.trim().split("\n").length, 1, said.err);
  };

  test("a taken port", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    await refuses(
      { PORT: String(port) },
      [],
      new RegExp(`^Port ${port} is already taken\\. Choose another one, for example: PORT=${port + 1} npm start`),
    );
    taken.close();
  });

  test("a port that is no number, an unknown option, a suite that is no address, no database", async () => {
    await refuses({ PORT: "http" }, [], /^PORT must be a number/);
    await refuses({}, ["--nonsense"], /nonsense.*Usage: npm start/);
    await refuses({}, ["--suite", "localhost:8069"], /^--suite must be an address/);
    await refuses({}, ["--adopt"], /^--adopt requires a suite/);
    await refuses({}, ["--suite", "http://localhost:8069", "--strict"], /^--strict requires --adopt/);
    await refuses({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }, [], /^The database could not be opened/);
  });
});
