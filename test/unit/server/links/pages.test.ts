import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite({ hold: 1 });
});
after(() => suite.close());

const signedIn = async (login: string): Promise<Browser> => {
  const person = browser(suite);
  await person.signIn(login);
  return person;
};
const html = async (visitor: Browser, path: string): Promise<string> => (await visitor.request(path)).text();
const ids = (markup: string): string[] =>
  [...(/<main>.*<\/main>/s.exec(markup)?.[0] ?? "").matchAll(/ id="([\w-]+)"/g)].map((match) => match[1] ?? "").sort();
const recordedPage = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/wire/pages/${name}.html`, import.meta.url), "utf8");

describe("the page of the tracker", () => {
  test("is for signed-in users; other visitors are sent there by the login form", async () => {
    const visitor = browser(suite);
    for (const path of ["/r?u=http%3A%2F%2Fa.example%2F%3Fb%3D1", "/r/chair+", "/r/unknown+"]) {
      const response = await visitor.request(path);
      assert.equal(response.status, 302);
      assert.equal(
        response.headers.get("location"),
        `/web/login?redirect=${encodeURIComponent(`http://localhost${path}`)}`,
      );
    }
    const token = /name="csrf_token" value="([^"]+)"/.exec(await html(visitor, "/web/login"))?.[1] ?? "";
    const login = await visitor.post("/web/login", {
      csrf_token: token,
      login: "admin",
      password: "admin",
      redirect: "http://localhost/r?u=http%3A%2F%2Fa.example%2F%3Fb%3D1",
    });
    assert.match(await login.text(), /window\.location = '\/r\?u=http%3A%2F%2Fa\.example%2F%3Fb%3D1'/);
  });

  test("fills in the address of ?u=, escaped", async () => {
    const admin = await signedIn("admin");
    assert.match(
      await html(admin, "/r?u=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c"),
      /<input [^>]*id="url"[^>]* value="https:\/\/a\.example\/\?b=1&amp;c"/,
    );
    assert.doesNotMatch(await html(admin, `/r?u=${encodeURIComponent('"><b id=x>')}`), /<b id=x>/);
  });

  test("is readable without a script: links, by filter, each with its statistics", async () => {
    const publisher = await signedIn("publisher");
    const newest = await html(publisher, "/r");
    assert.match(newest, /o_website_links_create_tracked_url/);
    assert.match(newest, /<b>0<\/b> clicks.*Oil, soap or nothing at all/s);
    assert.match(newest, /href="http:\/\/localhost\/r\/0iL\+"/);
    const clicked = await html(publisher, "/r?filter=most-clicked");
    assert.doesNotMatch(clicked, /Oil, soap or nothing at all/);
    assert.match(clicked, /id="filter-most-clicked-links" class="nav-link active" aria-current="true"/);
    assert.equal((await publisher.request("/r?filter=oldest")).status, 404);
    const portal = await html(await signedIn("portal"), "/r");
    assert.match(portal, /You don&#39;t have any recent links\./);
    assert.doesNotMatch(portal, /0iL|Oil, soap/);
  });
});

describe("the page of a link's statistics", () => {
  test("has the built-in markup", async () => {
    const page = await html(await signedIn("operator"), "/r/chair+");
    assert.deepEqual(ids(page), ids(recordedPage("link_statistics")));
    assert.match(page, /<div class="o_website_links_chart">/);
    assert.match(page, /<input type="hidden" id="code" value="chair"\/>/);
    assert.match(page, /<input type="hidden" id="link_id" value="1"\/>/);
    assert.match(
      page,
      /<span class="o_website_links_short_url" id="short_url" dir="ltr"><span id="short-url-host">http:\/\/localhost\/r\/<\/span><span id="o_website_links_code">chair<\/span><\/span>/,
    );
    assert.match(page, /data-clipboard-text="http:\/\/localhost\/r\/chair"/);
    for (const tag of ["Spring letter", "Email", "Newsletter"])
      assert.match(page, new RegExp(`<div class="col-md-8">${tag}</div>`));
  });

  test("is found under every code, written either way, and in every language", async () => {
    const admin = await signedIn("admin");
    for (const path of ["/r/k3P+", "/r/chair%2B", "/fr_FR/r/chair+"])
      assert.match(await html(admin, path), /id="code" value="chair"/);
  });

  test("counts the clicks of all time, of thirty days and of seven, by country", async () => {
    await suite.database.query("delete from link_tracker_click where link_id = 11");
    for (const [ip, country, ago] of [
      ["a", 75, 1],
      ["b", null, 5],
      ["c", 20, 20],
      ["d", 20, 200],
    ] as const) {
      await suite.database.query(
        "insert into link_tracker_click (link_id, ip, country_id, create_date) values (11, $1, $2, now() - $3 * interval '1 day')",
        [ip, country, ago],
      );
    }
    const page = await html(await signedIn("admin"), "/r/sLw+");
    const titles = [...page.matchAll(/<h3 class="title">([^<]+)</g)].map((match) => match[1]);
    assert.deepEqual(titles, ["4 clicks", "3 countries", "3 clicks", "3 countries", "2 clicks", "2 countries"]);
    assert.match(page, /<ul><li>Belgium \(2\)<\/li><li>France \(1\)<\/li><li>Undefined \(1\)<\/li><\/ul>/);
    assert.doesNotMatch(page, /There is no data to show/);
    assert.equal((await html(await signedIn("admin"), "/r/0iL+")).split("There is no data to show").length, 4);
  });

  test("is 404 for an unknown code, 403 for customers", async () => {
    assert.equal((await (await signedIn("admin")).request("/r/unknown+")).status, 404);
    const refused = await (await signedIn("portal")).request("/r/chair+");
    assert.equal(refused.status, 403);
    assert.doesNotMatch(await refused.text(), /The chair we almost/);
  });
});

describe("built-in pages", () => {
  test("of links have the policy, our loader and no inline style", async () => {
    const admin = await signedIn("admin");
    for (const path of ["/r", "/r/chair+"]) {
      const response = await admin.request(path);
      assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'/);
      const page = await response.text();
      assert.match(page, /<script src="\/dist\/suite.js" data-adopt="" defer="">/);
      assert.doesNotMatch(page, / style="| on\w+="|<style/);
    }
  });

  test("offer a link to themselves to users who may create links", async () => {
    for (const login of ["portal", "publisher", "operator"])
      assert.doesNotMatch(await html(await signedIn(login), "/blog"), /o_website_links_share_page/, login);
    assert.doesNotMatch(await html(browser(suite), "/blog"), /o_website_links_share_page/);
    const admin = await signedIn("admin");
    assert.match(
      await html(admin, "/blog?x=1&y=%C3%A9"),
      /<a id="o_website_links_share_page" class="nav-link" href="\/r\?u=http%3A%2F%2Flocalhost%2Fblog%3Fx%3D1%26y%3D%25C3%25A9">/,
    );
    assert.match(await html(admin, "/fr_FR/event"), /href="\/fr_FR\/r\?u=http%3A%2F%2Flocalhost%2Ffr_FR%2Fevent"/);
  });
});
