import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { type Browser, chromium, type Page } from "playwright-core";
import { browserFlags, shellPath } from "#scripts/ensure-browser.mjs";
import { zipAddon } from "#scripts/release/addon.mjs";

const served = ["suite.js", "suite.css", "suite-content.css", "push-worker.js", "sri.json", "THIRD-PARTY.txt"];

/** Head of the suite's layout: bundles of styles, then of scripts, some for editors alone. */
const layout = `<t t-set="head_website"><meta name="generator"/>${["t-js", "t-css"]
  .map(
    (left) => `
  <t t-call-assets="web.assets_common" ${left}="false"/>
  <t t-call-assets="web.assets_frontend" ${left}="false"/>
  <t t-call-assets="web_editor.summernote" ${left}="false" groups="website.group_website_publisher"/>
  <t t-call-assets="web_editor.assets_editor" ${left}="false" groups="website.group_website_publisher"/>
  <t t-call-assets="website.assets_editor" ${left}="false" groups="website.group_website_publisher"/>`,
  )
  .join("")}</t>`;

interface Visit {
  readonly isEditor: boolean;
  /** Setting of the website. */
  readonly isOn: boolean;
  /** Value of `suite_widgets` in the address. */
  readonly asked?: string;
}

declare global {
  function renderHead(views: string, layout: string, visit: Visit): string[];
}

describe("the add-on for a suite", () => {
  const dist = mkdtempSync(join(tmpdir(), "suite-addon-"));
  let files: Record<string, string>;
  let browser: Browser;
  let page: Page;
  before(async () => {
    for (const name of [...served, "chunks/core.js", "standalone/suite-cup.js", "npm/cup.js"]) {
      mkdirSync(dirname(join(dist, name)), { recursive: true });
      writeFileSync(join(dist, name), name);
    }
    const archive = unzipSync(zipAddon("1.2.0", "2026-12-01", dist));
    files = Object.fromEntries(Object.entries(archive).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
    browser = await chromium.launch({ executablePath: shellPath(), args: browserFlags });
    page = await browser.newPage();
    await page.addScriptTag({ path: fileURLToPath(new URL("render-head.js", import.meta.url)) });
  });
  after(async () => {
    await browser.close();
    rmSync(dist, { recursive: true });
  });

  const head = (visit: Visit) =>
    page.evaluate(([views, visit, layout]) => renderHead(views, layout, visit), [
      files["suite_widgets/views.xml"]!,
      visit,
      layout,
    ] as const);
  const styles = (isEditor: boolean) =>
    ["web.assets_common", "web.assets_frontend"]
      .concat(isEditor ? ["web_editor.summernote", "web_editor.assets_editor", "website.assets_editor"] : [])
      .map((bundle) => `styles ${bundle}`);
  const builtIn = (isEditor: boolean) => styles(isEditor).flatMap((line) => [line.replace("styles", "script")]);
  const ours = [
    "link rel=stylesheet href=/suite_widgets/static/1.2.0/suite.css",
    "script src=/suite_widgets/static/1.2.0/suite.js data-adopt= crossorigin=anonymous defer=defer",
  ];

  it("is one folder with the files of a page, under the version that pages name, and is the same each time", () => {
    const own = ["LICENSE", "__init__.py", "__manifest__.py", "models.py", "views.xml"];
    const texts = ["ar", "de", "es", "fr", "nl"].map((language) => `i18n/${language}.po`);
    const bundle = [...served, "chunks/core.js"].map((name) => `static/1.2.0/${name}`);
    assert.deepEqual(
      Object.keys(files).sort(),
      [...own, ...texts, "static/description/icon.png", ...bundle].map((name) => `suite_widgets/${name}`).sort(),
    );
    assert.deepEqual(zipAddon("1.2.0", "2026-12-01", dist), zipAddon("1.2.0", "2026-12-01", dist));
    assert.deepEqual(
      Object.keys(files).filter((name) => files[name]!.includes("{{")),
      [],
    );
  });

  it("has a manifest that names its files, and depends on the website alone", () => {
    const manifest = JSON.parse(files["suite_widgets/__manifest__.py"]!.replace("True", "true")) as {
      readonly [field: string]: unknown;
      readonly data: readonly string[];
    };
    for (const file of manifest.data) assert.ok(files[`suite_widgets/${file}`], file);
    assert.equal(manifest["version"], "12.0.1.2.0");
    assert.deepEqual(manifest["depends"], ["website"]);
    assert.equal(manifest["application"], true);
  });

  it("has views that are XML, with one id each, and no inline script", async () => {
    const found = await page.evaluate((xml) => {
      const views = new DOMParser().parseFromString(xml, "application/xml");
      return {
        errors: views.querySelectorAll("parsererror").length,
        ids: [...views.querySelectorAll("record, template")].map(({ id }) => id),
        inline: [...views.querySelectorAll("script")].filter((script) => script.textContent).length,
      };
    }, files["suite_widgets/views.xml"]!);
    assert.deepEqual(found, { errors: 0, ids: ["layout", "settings"], inline: 0 });
  });

  it("puts two lines in place of the built-in scripts, and changes nothing else", async () => {
    assert.deepEqual(await head({ isEditor: false, isOn: true }), [...styles(false), ...ours]);
    assert.deepEqual(await head({ isEditor: false, isOn: true, asked: "on" }), [...styles(false), ...ours]);
  });

  it("leaves the built-in scripts to a website that is off, and to who asks for them", async () => {
    for (const visit of [{ isOn: false }, { isOn: false, asked: "on" }, { isOn: true, asked: "off" }])
      assert.deepEqual(await head({ isEditor: false, ...visit }), [...styles(false), ...builtIn(false)]);
  });

  it("leaves editors the scripts of their editor, unless they ask for ours", async () => {
    assert.deepEqual(await head({ isEditor: true, isOn: true }), [...styles(true), ...builtIn(true)]);
    for (const isOn of [true, false])
      assert.deepEqual(await head({ isEditor: true, isOn, asked: "on" }), [...styles(true), ...ours]);
  });

  it("translates each of its sentences", () => {
    const sentence = "Load Suite Widgets in place of the built-in front end";
    assert.ok(files["suite_widgets/views.xml"]!.includes(`>${sentence}<`));
    for (const [name, text] of Object.entries(files).filter(([name]) => name.endsWith(".po")))
      assert.match(text, new RegExp(`msgid "${sentence}"\nmsgstr ".+"`), name);
  });
});
