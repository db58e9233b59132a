import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { pageRegistry } from "#shared/element/index.ts";
import { createCompanySwitch } from "#website/company-switch/company-switch.store.ts";
import { createLanguageSwitch } from "#website/language-switch/language-switch.store.ts";
import { type Language, parseLanguages } from "#website/language-switch/language-switch.store.ts";
import { createWebsiteSwitch, parseDomain } from "#website/website-switch/website-switch.store.ts";
import { createHost } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";
import { signIn } from "./sign-in.ts";

describe("the store of the language switch", () => {
  const languages: readonly Language[] = [
    { code: "en_US", name: "English" },
    { code: "fr_FR", name: "Français" },
    { code: "ar_001", name: "العربية" },
  ];
  const start = (lang = "en-US") =>
    createLanguageSwitch({ ...createHost("https://suite.example", { languages }), lang });

  it("stores the language and redirects to the same page with its hash", () => {
    assert.equal(
      start().address("fr_FR", "/fr_FR/shop?search=table&page=2", "#top/é"),
      "https://suite.example/website/lang/fr_FR?r=%2Ffr_FR%2Fshop%3Fsearch%3Dtable%26page%3D2%23top%2F%C3%A9",
    );
    assert.equal(start().address("default", "/", ""), "https://suite.example/website/lang/default?r=%2F");
  });

  for (const [href, r] of [
    ["/shop?edit_translations=1", "/shop"],
    ["/shop?edit_translations=1&page=2", "/shop?page=2"],
    ["/shop?page=2&edit_translations", "/shop?page=2"],
    ["/shop?a=1&edit_translations=1&b=2", "/shop?a=1&b=2"],
  ] as const)
    it(`drops the parameter of the translation editor: ${href}`, () =>
      assert.equal(new URL(start().address("fr_FR", href, "")).searchParams.get("r"), r));

  for (const [path, translated] of [
    ["/shop?page=2", "/fr_FR/shop?page=2"],
    ["/ar_001/shop", "/fr_FR/shop"],
    ["/ar_001", "/fr_FR"],
    ["/", "/fr_FR"],
    ["/?page=2", "/fr_FR?page=2"],
    ["/en_USA", "/fr_FR/en_USA"],
  ] as const)
    it(`translates the address ${path} to ${translated}`, () =>
      assert.equal(start().pathIn("fr_FR", path), translated));

  it("finds the page's language with or without its region", () => {
    const current = (lang: string) => start(lang).current();
    assert.deepEqual(["en-US", "fr_FR", "fr-CA", "ar", "nl"].map(current), [
      "en_US",
      "fr_FR",
      "fr_FR",
      "ar_001",
      undefined,
    ]);
  });

  it("parses a list of languages and rejects anything else", () => {
    assert.deepEqual(parseLanguages(JSON.stringify(languages)), languages);
    for (const bad of [
      "",
      "[",
      "{}",
      "[]",
      "[null]",
      '["fr"]',
      '[{"code":"fr"}]',
      '[{"code":"fr","name":" "}]',
      '[{"code":"../evil","name":"x"}]',
      "7",
    ])
      assert.equal(parseLanguages(bad), undefined, bad);
  });
});

describe("the store of the website switch", () => {
  const address = (domain: string, page = "http://here.example:8069/shop?page=2&fw=1#chairs") =>
    createWebsiteSwitch(createHost("https://suite.example", { websiteId: 2, domain })).address(page);

  it("returns the same page on the website's domain, with or without scheme, and always names the website", () => {
    assert.equal(address(""), "http://here.example:8069/shop?page=2&fw=2#chairs");
    assert.equal(address("there.example"), "http://there.example:8069/shop?page=2&fw=2#chairs");
    assert.equal(address("there.example:80"), "http://there.example/shop?page=2&fw=2#chairs");
    assert.equal(address("https://there.example"), "https://there.example/shop?page=2&fw=2#chairs");
  });

  it("keeps the website's domain if the path begins with two slashes", () => {
    const { address: of } = createWebsiteSwitch(
      createHost("https://suite.example", { websiteId: 2, domain: "https://there.example" }),
    );
    assert.equal(of("https://here.example//evil.example/x?a=1"), "https://there.example//evil.example/x?a=1&fw=2");
  });

  it("parses domains and rejects anything else", () => {
    for (const good of ["shop.example.com", "shop.example.com:8069", "https://shop.example.com", "http://localhost:80"])
      assert.equal(parseDomain(good), good);
    assert.equal(parseDomain("https://shop.example.com/"), "https://shop.example.com");
    for (const bad of [
      "javascript:alert(1)",
      "data:x",
      "ftp://x.y",
      "https://x.y/path",
      "a b",
      "x@y",
      "//x.y",
      "https://",
    ])
      assert.equal(parseDomain(bad), undefined, bad);
  });
});

describe("the store of the company switch", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(async () => {
    pageRegistry().stores?.clear();
    await suite.database.query("update account set company_id = 1");
    await signIn(suite, "publisher");
  });

  const write = "/web/dataset/call_kw/res.users/write";
  const info = "/web/session/get_session_info";

  function start(companyId: number, userId: number | undefined) {
    const host = createHost(suite.origin, { companyId });
    const browser = { reloads: 0, userId: () => userId, reload: () => void browser.reloads++ };
    return { host, browser, store: createCompanySwitch(host, browser) };
  }

  it("reloads the page after the suite has confirmed the new company", async () => {
    const { store, browser, host } = start(2, 8);
    await Promise.all([store.change(), store.change()]);
    assert.deepEqual([suite.calls, browser.reloads, host.errors], [[write, info], 1, []]);
  });

  it("calls for the signed-in user if the page names none", async () => {
    const { store, browser } = start(2, undefined);
    await store.change();
    assert.deepEqual([suite.calls, browser.reloads], [[info, write, info], 1]);
  });

  it("sets an error if the suite returns true but changes nothing", async () => {
    const { store, browser, host } = start(99, 8);
    await store.change();
    const { busy, refused, error } = store.state.get();
    assert.deepEqual([busy, refused, (error as { kind: string }).kind], [false, true, "access"]);
    assert.deepEqual([browser.reloads, host.errors.length], [0, 1]);
  });

  it("writes nothing without a session", async () => {
    suite.session = "";
    const { store, browser } = start(2, undefined);
    await store.change();
    assert.deepEqual([suite.calls, browser.reloads], [[info], 0]);
    assert.equal((store.state.get().error as { kind: string }).kind, "session");
  });
});
