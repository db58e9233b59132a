import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { listen } from "../listen.ts";

const follows = async (visitor: Browser): Promise<unknown> =>
  (await visitor.call("/website_mail/is_follower", { model: "blog.blog", res_id: 1 }))["result"];

describe("in front of a real suite", () => {
  let real: Suite;
  let upstream: Awaited<ReturnType<typeof listen>>;
  let front: Suite;
  before(async () => {
    real = await openSuite();
    upstream = await listen(real);
    front = await openSuite({ upstream: `${upstream.url}/` });
  });
  after(async () => {
    await upstream.close();
    await Promise.all([front.close(), real.close()]);
  });

  test("calls reach the suite, and its session comes back", async () => {
    const visitor = browser(front);
    const call = { id: 1, object: "blog.blog", message_is_follower: "off", email: "far@example.com" };
    assert.equal((await visitor.call("/website_mail/follow", call))["result"], true);
    assert.deepEqual(await follows(visitor), {
      is_user: false,
      email: "far@example.com",
      is_follower: true,
      alias_name: false,
    });
    assert.equal((await real.database.query("select from partner where email = 'far@example.com'")).length, 1);
    assert.equal((await front.database.query("select from partner where email = 'far@example.com'")).length, 0);
    assert.equal(
      (await real.database.query("select from session where id = $1", [visitor.cookies.get("session_id")])).length,
      1,
    );
  });

  test("errors, languages and unknown routes come from the suite", async () => {
    const visitor = browser(front);
    const { error } = (await visitor.call("/fr_FR/website_mail/follow", {
      id: 5,
      object: "blog.post",
      email: "x",
    })) as { error: { data: { exception_type: string } } };
    assert.equal(error.data.exception_type, "access_error");
    assert.equal((await visitor.send("/no/such/route", {})).status, 404);
    assert.equal((await visitor.request("/nope")).headers.get("location"), "/fr_FR/nope");
    assert.equal((await browser(front).request("/nope")).status, 404);
  });

  test("our pages stay here with the suite's session and token", async () => {
    const visitor = browser(front);
    const page = await (await visitor.request("/blog")).text();
    assert.match(page, /is_website_user: true,\s+user_id: 4/);
    const id = visitor.cookies.get("session_id");
    assert.equal((await real.database.query("select from session where id = $1", [id])).length, 1);
    await visitor.request("/event");
    assert.equal(visitor.cookies.get("session_id"), id);

    const login = {
      csrf_token: /csrf_token: "([^"]+)"/.exec(page)?.[1] ?? "",
      login: "portal",
      password: "portal",
      redirect: "",
    };
    assert.match(await (await visitor.post("/web/login", login)).text(), /'\/my'/);
    assert.match(await (await visitor.request("/blog")).text(), /is_website_user: false,\s+user_id: 7/);
    assert.match(await (await visitor.request("/my")).text(), /Joel Willis/);
    assert.deepEqual(front.accounts, []);
  });

  test("redirects are not followed; the suite's own address becomes ours", async () => {
    const visitor = browser(front);
    const toLogin = await visitor.request("/my");
    assert.equal(toLogin.status, 302);
    assert.match(toLogin.headers.get("location") ?? "", /^\/web\/login\?redirect=/);
    assert.equal((await visitor.request("/web/session/logout?redirect=/blog")).headers.get("location"), "/blog");
  });

  test("misbehaviour still works", async () => {
    const visitor = browser(front);
    visitor.misbehave({ errors: 1 });
    assert.ok((await visitor.call("/website_mail/is_follower", { model: "blog.blog", res_id: 1 }))["error"]);
  });
});

test("requests and responses pass unchanged", async () => {
  const seen: { url?: string; headers?: Record<string, unknown>; body?: string } = {};
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      Object.assign(seen, { url: request.url, headers: request.headers, body });
      response.writeHead(302, {
        location: `http://${String(request.headers.host)}/mail/thread#discussion`,
        "set-cookie": ["session_id=abc; Domain=suite.example; HttpOnly; Secure; Path=/", "frontend_lang=fr_FR; Path=/"],
      });
      response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const front = await openSuite({ upstream: origin });
  const response = await front.app.request("/mail/chatter_post?x=1", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: "session_id=old",
      origin: "http://localhost",
      referer: "http://localhost/blog?y",
    },
    body: "message=h%C3%A9",
  });
  assert.equal(seen.url, "/mail/chatter_post?x=1");
  assert.equal(seen.body, "message=h%C3%A9");
  const { host, cookie, referer, origin: from } = seen.headers ?? {};
  assert.deepEqual(
    { host, cookie, referer, from },
    { host: origin.slice(7), cookie: "session_id=old", referer: `${origin}/blog?y`, from: origin },
  );
  assert.equal(seen.headers?.["content-length"], "15");
  assert.equal(response.status, 302);
  assert.equal(response.headers.get("location"), "/mail/thread#discussion");
  assert.deepEqual(response.headers.getSetCookie(), [
    "session_id=abc; HttpOnly; Path=/",
    "frontend_lang=fr_FR; Path=/",
  ]);

  server.close();
  server.closeAllConnections();
  await once(server, "close");
  assert.equal((await front.app.request("/mail/chatter_post", { method: "POST", body: "" })).status, 502);
  const page = await front.app.request("/blog");
  assert.equal(page.status, 200, "our pages show also while the suite is away");
  await front.close();
});

describe("in front of a suite without the modules that elements need", () => {
  /** Suite with a part of the shop only, and a placeholder picture. */
  const upstream = createServer(({ url = "" }, response) => {
    const has = url === "/shop/cart?type=popover";
    const isPicture = url.startsWith("/web/image/");
    response
      .writeHead(has ? 200 : 404, { "content-type": isPicture ? "image/png" : "text/html" })
      .end(has ? "<p>empty</p>" : isPicture ? "grey" : "<h1>Not Found</h1>");
  });
  let front: Suite;
  before(async () => {
    upstream.listen(0, "127.0.0.1");
    await once(upstream, "listening");
    front = await openSuite({ upstream: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` });
  });
  after(async () => {
    upstream.close();
    upstream.closeAllConnections();
    await front.close();
  });
  const byScript = { headers: { "sec-fetch-dest": "empty" } };

  test("calls fail with the name of the module, without a 404, and the terminal has one line", async (t) => {
    const warn = t.mock.method(console, "warn", () => undefined);
    const sentence =
      "This suite lacks the module of tracked links, which suite-link-tracker and suite-link-stats need.";
    for (const path of [
      "/website_links/recent_links",
      "/fr_FR/website_links/new",
      "/web/dataset/call_kw/utm.source/search_read",
    ]) {
      const response = await browser(front).send(path, {}, 7);
      assert.equal(response.status, 200, path);
      const { id, error } = (await response.json()) as {
        id: unknown;
        error: { data: { message: string; arguments: unknown[]; exception_type: string } };
      };
      assert.deepEqual(
        [id, error.data.message, error.data.arguments, error.data.exception_type],
        [7, sentence, [], "missing_error"],
      );
    }
    assert.deepEqual(
      warn.mock.calls.map((call) => call.arguments),
      [[sentence]],
    );
  });

  test("a script's GET and a form's post get a page with that message", async (t) => {
    t.mock.method(console, "warn", () => undefined);
    const posted = { ...byScript, method: "POST", body: new URLSearchParams({ limit: "5" }) };
    for (const [path, init, module] of [
      ["/shop/wishlist?count=1", byScript, "the wishlist"],
      ["/fr_FR/shop/cart", byScript, "the shop"],
      ["/shop/compare/?products=3", byScript, "the comparison"],
      ["/get_latest_news", posted, "the corporate theme"],
    ] as const) {
      const response = await browser(front).request(path, init);
      assert.equal(response.status, 200, path);
      assert.match(
        await response.text(),
        new RegExp(`^<!doctype html>This suite lacks the module of ${module}, which suite-`),
      );
    }
  });

  test("a placeholder picture stays a picture", async () => {
    const response = await browser(front).request("/web/image/product.product/3/image");
    assert.deepEqual(
      [response.status, response.headers.get("content-type"), await response.text()],
      [200, "image/png", "grey"],
    );
  });

  test("existing routes, pages of visitors and calls of no element stay as in the suite", async (t) => {
    const warn = t.mock.method(console, "warn", () => undefined);
    const visitor = browser(front);
    assert.equal(await (await visitor.request("/shop/cart?type=popover", byScript)).text(), "<p>empty</p>");
    const document = { headers: { "sec-fetch-dest": "document" } };
    const others = [
      visitor.request("/shop/product/9", document),
      visitor.request("/shop/wishlist"),
      visitor.request("/no/such/file", byScript),
      visitor.send("/no/such/route", {}),
    ];
    assert.deepEqual(
      (await Promise.all(others)).map(({ status }) => status),
      [404, 404, 404, 404],
    );
    assert.equal(warn.mock.callCount(), 0);
  });
});
