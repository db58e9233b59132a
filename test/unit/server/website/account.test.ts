import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const sessionId = (visitor: Browser): string => visitor.cookies.get("session_id") ?? "";
const isUser = async (visitor: Browser): Promise<unknown> =>
  (
    (await visitor.call("/website_mail/is_follower", { model: "blog.blog", res_id: 1 }))["result"] as {
      is_user: boolean;
    }
  ).is_user;

const logIn = async (visitor: Browser, fields: Record<string, string> = {}, headers = {}): Promise<Response> =>
  visitor.post(
    "/web/login",
    { csrf_token: await visitor.pageToken(), login: "portal", password: "portal", redirect: "", ...fields },
    headers,
  );

describe("sessions", () => {
  test("start with the first call, and are renewed by the next", async () => {
    const visitor = browser(suite);
    await visitor.call("/website_mail/is_follower", { model: "blog.blog", res_id: 1 });
    const first = sessionId(visitor);
    assert.match(first, /^[0-9a-f]{40}$/);
    const again = await visitor.request("/blog");
    assert.match(
      again.headers.getSetCookie().join(),
      new RegExp(`session_id=${first}; Max-Age=7776000; HttpOnly; Path=/`),
    );
  });

  test("replace ids that the suite did not create", async () => {
    const visitor = browser(suite);
    visitor.cookies.set("session_id", "0".repeat(40));
    await visitor.request("/blog");
    assert.notEqual(sessionId(visitor), "0".repeat(40));
  });
});

describe("signing in", () => {
  test("responds with 200 and a script that redirects, under a new session id", async () => {
    const visitor = browser(suite);
    await visitor.request("/blog");
    const before = sessionId(visitor);
    const response = await logIn(visitor);
    assert.equal(response.status, 200);
    assert.equal(
      await response.text(),
      `<html><head><script>window.location = '/my' + location.hash;</script><noscript><meta http-equiv="refresh" content="0;url=/my"></noscript></head></html>`,
    );
    assert.notEqual(sessionId(visitor), before);
    assert.equal(await isUser(visitor), true);
    assert.match(await (await visitor.request("/my")).text(), /Joel Willis/);
  });

  test("sends internal users to /web?, Firefox by a redirect", async () => {
    assert.match(await (await logIn(browser(suite), { login: "admin", password: "admin" })).text(), /'\/web\?'/);
    const firefox = await logIn(
      browser(suite),
      {},
      { "user-agent": "Mozilla/5.0 (X11; rv:153.0) Gecko/20100101 Firefox/153.0" },
    );
    assert.equal(firefox.status, 303);
    assert.equal(firefox.headers.get("location"), "/my");
  });

  test("redirects to the previous page, never to another site", async () => {
    const target = async (redirect: string) =>
      /'(.*)'/.exec(await (await logIn(browser(suite), { redirect })).text())?.[1];
    assert.equal(await target("/event?x=1"), "/event?x=1");
    assert.equal(await target("http://localhost/my"), "/my");
    for (const foreign of [
      "http://elsewhere.example/",
      "//elsewhere.example",
      "/\\elsewhere.example",
      "javascript:alert(1)",
      "/'+alert(1)+'",
      "/</script>",
    ]) {
      assert.equal(await target(foreign), "/my", foreign);
    }
  });

  test("shows the form again after a wrong password or an unknown login", async () => {
    const wrong: Record<string, string>[] = [{ password: "zzz" }, { login: "unknown" }, { login: "", password: "" }];
    for (const fields of wrong) {
      const response = await logIn(browser(suite), fields);
      assert.equal(response.status, 200);
      assert.match(await response.text(), /Wrong login\/password/);
    }
  });

  test("is an error page for an impossible login", async () => {
    assert.equal((await logIn(browser(suite), { login: "nul\0" })).status, 400);
  });

  test("signing out changes the id and the visitor", async () => {
    const visitor = browser(suite);
    await logIn(visitor);
    const before = sessionId(visitor);
    const response = await visitor.request("/web/session/logout?redirect=/blog");
    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), "/blog");
    assert.notEqual(sessionId(visitor), before);
    assert.equal(await isUser(visitor), false);
    visitor.cookies.set("session_id", before);
    assert.equal(await isUser(visitor), false);
  });

  test("pages for users send anonymous visitors to the form and back", async () => {
    const get = await browser(suite).request("/my");
    assert.equal(get.status, 302);
    assert.equal(get.headers.get("location"), "/web/login?redirect=http%3A%2F%2Flocalhost%2Fmy");
  });
});

describe("csrf", () => {
  test("a token is taken from body or query, of both kinds", async () => {
    const visitor = browser(suite);
    const page = await (await visitor.request("/web/login")).text();
    const form = /name="csrf_token" value="([0-9a-f]{40}o\d+)"/.exec(page)?.[1] ?? "";
    assert.equal((await visitor.post("/web/login", { csrf_token: form, login: "x", password: "x" })).status, 200);
    assert.equal(
      (await visitor.post(`/web/login?csrf_token=${await visitor.pageToken()}`, { login: "x", password: "x" })).status,
      200,
    );
    const multipart = new FormData();
    multipart.set("csrf_token", form);
    assert.equal((await visitor.request("/web/login", { method: "POST", body: multipart })).status, 200);
  });

  test("a missing, wrong, foreign or older token is the website's page 400", async () => {
    const visitor = browser(suite);
    const token = await visitor.pageToken();
    const refused = async (who: Browser, fields: Record<string, string>, headers = {}) => {
      const response = await who.post("/web/login", { login: "portal", password: "portal", ...fields }, headers);
      assert.equal(response.status, 400);
      assert.match(await response.text(), /400: Bad Request/);
    };
    await refused(visitor, {});
    await refused(visitor, { csrf_token: "bad" });
    await refused(visitor, {}, { "x-csrf-token": token });
    await refused(browser(suite), { csrf_token: token });
    await logIn(visitor);
    await refused(visitor, { csrf_token: token });
  });
});

describe("the QA panel's sign-in", () => {
  test("takes any demo account without password, with a token", async () => {
    for (const { login } of suite.accounts) {
      const visitor = browser(suite);
      const response = await visitor.signIn(login);
      assert.equal(response.status, 303);
      assert.equal(await isUser(visitor), true, login);
    }
    assert.deepEqual(
      suite.accounts.map(({ login }) => login),
      ["admin", "operator", "portal", "publisher"],
    );
  });

  test("takes other names as anonymous; requires a token, and POST", async () => {
    const visitor = browser(suite);
    await visitor.signIn("portal");
    assert.equal((await visitor.post("/qa/user", { user: "admin" })).status, 400);
    assert.equal(await isUser(visitor), true);
    await visitor.signIn("anonymous");
    assert.equal(await isUser(visitor), false);
    const get = await visitor.request("/qa/user");
    assert.equal(get.status, 405);
    assert.equal(get.headers.get("allow"), "POST");
  });
});
