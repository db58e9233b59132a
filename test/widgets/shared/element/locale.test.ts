import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { stub } from "sinon";
import { pageRegistry } from "#shared/element/index.ts";
import { hostLocale } from "#shared/element/locale.ts";

describe("hostLocale", () => {
  afterEach(() => {
    delete pageRegistry().config;
  });

  const inside = async (lang: string) =>
    (await fixture(html`<div lang=${lang}><p><b></b></p></div>`)).querySelector("b")!;

  it("takes the nearest language and leaves the direction to the page", async () => {
    expect(hostLocale(await inside("fr"))).to.deep.equal({ lang: "fr" });
  });

  it("reads languages in the form of the suite", async () => {
    const langs = {
      en_US: "en-US",
      "en-US": "en-US",
      "fr-BE": "fr-BE",
      "sr@latin": "sr",
      "ca_ES@euro": "ca-ES",
      zh_Hant_TW: "zh-Hant-TW",
    };
    for (const [written, lang] of Object.entries(langs))
      expect(hostLocale(await inside(written)).lang, written).to.equal(lang);
  });

  it("reads the names that systems give to languages, and those with a letter too few", async () => {
    const langs = { "zh_CN.UTF-8": "zh-CN", "en_US.UTF-8": "en-US", "fr-": "fr", " de ": "de" };
    for (const [written, lang] of Object.entries(langs))
      expect(hostLocale(await inside(written)).lang, written).to.equal(lang);
  });

  it("is English if a language cannot be read, with one warning", async () => {
    const said = stub(console, "warn");
    for (const written of ["C", "x-default", "12", "{{ lang }}", "a"]) {
      const host = await inside(written);
      expect(hostLocale(host), written).to.deep.equal({ lang: "en" });
      host.dataset.lang = written;
      expect(hostLocale(host), written).to.deep.equal({ lang: "en", dir: "ltr" });
    }
    await waitUntil(() => said.callCount >= 5);
    const lines = said.args.map(([line]) => String(line));
    expect(lines).to.have.length(5);
    expect(lines.some((line) => line.includes('lang="C" is no language'))).to.equal(true);
    said.restore();
  });

  it("looks beyond shadow roots", async () => {
    const outer = await inside("nl");
    const host = document.createElement("div");
    outer.append(host);
    const deep = document.createElement("b");
    host.attachShadow({ mode: "open" }).append(deep);
    expect(hostLocale(deep).lang).to.equal("nl");
  });

  it("takes the language of a form whose fields have the names of its members", async () => {
    const form = await fixture(html`<form lang="fr"><input name="lang" /><input name="getAttribute" /><b></b></form>`);
    expect(hostLocale(form.querySelector("b")!)).to.deep.equal({ lang: "fr" });
  });

  it("is English on a page without a language", async () => {
    const root = document.documentElement;
    const before = root.lang;
    root.removeAttribute("lang");
    expect(hostLocale(await fixture(html`<b></b>`))).to.deep.equal({ lang: "en" });
    root.lang = before;
  });

  it("lets data-lang overrule the page, and then brings the direction", async () => {
    const host = await inside("fr");
    host.dataset.lang = "ar";
    expect(hostLocale(host)).to.deep.equal({ lang: "ar", dir: "rtl" });
    host.dataset.lang = "en_US";
    expect(hostLocale(host)).to.deep.equal({ lang: "en-US", dir: "ltr" });
    for (const lang of ["ar-EG", "fa_IR", "he", "ur"]) {
      host.dataset.lang = lang;
      expect(hostLocale(host).dir, lang).to.equal("rtl");
    }
  });

  it("lets the loader's language overrule the page, and the element's both", async () => {
    pageRegistry().config = { lang: "de" };
    const host = await inside("fr");
    expect(hostLocale(host)).to.deep.equal({ lang: "de", dir: "ltr" });
    host.dataset.lang = "nl";
    expect(hostLocale(host).lang).to.equal("nl");
  });
});
