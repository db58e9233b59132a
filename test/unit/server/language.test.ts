import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { acceptedLanguage, languages, matchLanguage, splitLanguage } from "#demo/server/language.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "./browser.ts";

describe("language names", () => {
  test("an address may begin with a language", () => {
    assert.deepEqual(
      { ...splitLanguage("/fr_FR/blog"), prefix: splitLanguage("/fr_FR/blog").prefix?.code },
      { prefix: "fr_FR", path: "/blog" },
    );
    assert.equal(splitLanguage("/ar_001").path, "/");
    assert.equal(splitLanguage("/fr/blog").prefix, undefined);
    assert.equal(splitLanguage("/").path, "/");
  });

  test("names of browsers and testers match", () => {
    for (const name of ["fr", "fr-FR", "fr_FR", "fr-CA", "FR"]) assert.equal(matchLanguage(name)?.code, "fr_FR", name);
    assert.equal(matchLanguage("ar")?.tag, "ar-001");
    assert.equal(matchLanguage("zz"), undefined);
  });

  test("Accept-Language: quality decides, then order; unknown languages are skipped", () => {
    assert.equal(acceptedLanguage("pt-BR,de;q=0.5,nl-BE;q=0.8")?.code, "nl_NL");
    assert.equal(acceptedLanguage("zh, es;q=0")?.code, undefined);
    assert.equal(acceptedLanguage(undefined), undefined);
    assert.equal(acceptedLanguage(";;,q=")?.code, undefined);
  });
});

describe("languages of the site", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite();
  });
  after(() => suite.close());

  const htmlTag = async (response: Response): Promise<string> => /<html[^>]*>/.exec(await response.text())?.[0] ?? "";

  test("every page responds under every prefix, with lang and dir", async () => {
    for (const { code, tag, dir } of languages.slice(1)) {
      assert.match(
        await htmlTag(await browser(suite).request(`/${code}/blog`)),
        new RegExp(`lang="${tag}" dir="${dir}"`),
      );
    }
  });

  test("a cookie of another language redirects GETs of pages only", async () => {
    const visitor = browser(suite);
    visitor.cookies.set("frontend_lang", "fr_FR");
    const page = await visitor.request("/blog?x=1");
    assert.equal(page.status, 302);
    assert.equal(page.headers.get("location"), "/fr_FR/blog?x=1");
    assert.equal((await visitor.request("/web/login")).status, 200);
    assert.equal((await visitor.request("/stock/stock.css")).status, 200);
    assert.equal((await visitor.send("/website_mail/is_follower", { model: "blog.blog", res_id: 1 })).status, 200);
    assert.equal(
      (await visitor.send("/fr_FR/website_mail/is_follower", { model: "blog.blog", res_id: 1 })).status,
      200,
    );
  });

  test("the first visit goes by Accept-Language", async () => {
    const visitor = browser(suite);
    const response = await visitor.request("/blog", { headers: { "accept-language": "de-AT,en;q=0.5" } });
    assert.equal(response.headers.get("location"), "/de_DE/blog");
    assert.equal(visitor.cookies.get("frontend_lang"), "de_DE");
  });

  test("the default language has no prefix, and its prefix switches back to it", async () => {
    const visitor = browser(suite);
    await visitor.request("/fr_FR/blog");
    assert.equal(visitor.cookies.get("frontend_lang"), "fr_FR");
    const french = await (await visitor.request("/fr_FR/blog")).text();
    assert.match(french, /href="\/en_US\/blog" data-lang="en_US"/);
    assert.match(french, /href="\/fr_FR\/contactus"/);
    const back = await visitor.request("/en_US/blog");
    assert.equal(back.headers.get("location"), "/blog");
    assert.equal(visitor.cookies.get("frontend_lang"), "en_US");
    assert.equal((await visitor.request("/blog")).status, 200);
  });

  test("/website/lang stores a known language and redirects back, never to another site", async () => {
    const visitor = browser(suite);
    const response = await visitor.request("/website/lang/fr_FR?r=/fr_FR/event");
    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), "/fr_FR/event");
    assert.equal(visitor.cookies.get("frontend_lang"), "fr_FR");
    assert.equal((await visitor.request("/website/lang/default?r=/event")).headers.get("location"), "/en_US/event");
    assert.equal(
      (await visitor.request("/website/lang/zz_ZZ?r=http://elsewhere.example/")).headers.get("location"),
      "/",
    );
  });

  test("the QA panel's language, direction and scheme change the page, but neither addresses nor cookies", async () => {
    const visitor = browser(suite);
    visitor.misbehave({ lang: "ar", scheme: "dark" });
    const response = await visitor.request("/blog");
    assert.equal(response.status, 200);
    assert.match(await htmlTag(response), /lang="ar-001" dir="rtl" .*data-scheme="dark"/);
    assert.equal(visitor.cookies.get("frontend_lang"), "en_US");
    visitor.misbehave({ lang: "ar", dir: "ltr" });
    assert.match(await htmlTag(await visitor.request("/de_DE/blog")), /lang="ar-001" dir="ltr"/);
  });
});
