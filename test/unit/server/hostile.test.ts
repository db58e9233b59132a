import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { pages } from "#demo/catalogue/index.tsx";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "./browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
  suite.app.route("/", pages(suite));
});
after(() => suite.close());

describe("redirects stay on this host", () => {
  test("work for two slashes after a language prefix", async () => {
    for (const path of ["/en_US//evil.example/", "/en_US/.//evil.example/", "/en_US////evil.example"]) {
      const location = (await browser(suite).request(path)).headers.get("location") ?? "";
      assert.equal(new URL(location, "http://localhost").origin, "http://localhost", `${path} -> ${location}`);
    }
  });

  test("work for the page's addresses in other languages", async () => {
    const page = await (await browser(suite).request("http://localhost//blog")).text();
    assert.doesNotMatch(page, /href="\/\/|value="\/\/|href="\/en_US\/\//);
  });

  test("work for the link of a notification", async () => {
    const visitor = browser(suite);
    for (const back of ["/.//evil.example/", "/blog/..//evil.example/"]) {
      const location =
        (await visitor.post("/qa/notify", { csrf_token: await visitor.pageToken(), back })).headers.get("location") ??
        "";
      assert.equal(new URL(location, "http://localhost").origin, "http://localhost", `${back} -> ${location}`);
    }
  });
});

describe("cookies", () => {
  test("are not sent with forms of other sites", async () => {
    const visitor = browser(suite);
    const signedIn = await visitor.signIn("portal");
    const settings = await visitor.post("/qa/settings", { latency: "300", back: "/" });
    const language = await visitor.request("/website/lang/fr_FR");
    const cookies = [await visitor.request("/fr_FR/blog"), signedIn, settings, language].flatMap((response) =>
      response.headers.getSetCookie(),
    );
    assert.deepEqual([...new Set(cookies.map((cookie) => cookie.split("=")[0]))].sort(), [
      "frontend_lang",
      "session_id",
      "suite_qa",
    ]);
    for (const cookie of cookies) assert.match(cookie, /; SameSite=Lax(;|$)/);
  });
});

describe("calls of no real client", () => {
  const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);
  const send = async (body: string) => {
    const response = await browser(suite).request("/website_mass_mailing/is_subscriber", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return {
      status: response.status,
      type: response.headers.get("content-type"),
      ...((await response.json()) as {
        id: unknown;
        result?: unknown;
        error?: { code: number; data: { name: string } };
      }),
    };
  };

  test("report Python's RecursionError for the deepest ids and values, and return an id of some depth", async () => {
    for (const body of [
      `{"id":${nested(500_000)},"params":{"list_id":1}}`,
      `{"id":1,"params":{"list_id":${nested(500_000)}}}`,
      `{"params":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}`,
      nested(500_000),
    ]) {
      const { status, type, id, error } = await send(body);
      assert.deepEqual(
        [status, type, id, error?.code, error?.data.name],
        [200, "application/json", null, 200, "builtins.RecursionError"],
      );
    }
    assert.deepEqual(await send(`{"id":${nested(100)},"params":{"list_id":1}}`), {
      status: 200,
      type: "application/json",
      jsonrpc: "2.0",
      id: JSON.parse(nested(100)) as unknown,
      result: { is_subscriber: false, email: null },
    });
  });

  test("report Python's TypeError for a login or password that is no text", async () => {
    for (const value of [{}, { toString: 1, valueOf: 1 }, [], null, 7, false, true]) {
      for (const params of [
        { db: "suite", login: "admin", password: value },
        { db: "suite", login: value, password: "admin" },
      ]) {
        const { error } = (await browser(suite).call("/web/session/authenticate", params)) as {
          error?: { data: { name: string } };
        };
        assert.equal(error?.data.name, "builtins.TypeError", JSON.stringify(params));
      }
    }
  });
});
