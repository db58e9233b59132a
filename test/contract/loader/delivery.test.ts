import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { begun } from "#test/leaving.ts";
import { loader, onReact } from "../page-spec.ts";
import { site } from "../stage.ts";
import { Visit } from "../visit.ts";
import { builtInFollow, chunk, follow, subscribe } from "./samples.ts";

describe("files of the bundle", { concurrency: 3 }, () => {
  it("are requested at the same time: core, element and texts", async () => {
    await using visit = await Visit.start();
    const together = ["core", "suite-follow", "marketing.fr"].map(chunk);
    const waiting: (() => void)[] = [];
    await visit.page.route("**/chunks/*.js", async (route) => {
      if (!together.some((name) => route.request().url().endsWith(name))) return route.continue();
      await new Promise<void>((go) => {
        if (waiting.push(go) === together.length) for (const each of waiting) each();
      });
      return route.continue();
    });
    await visit.open({ body: follow, lang: "fr" });
    await visit.rendered("suite-follow");
  });

  it(`are built with ${onReact ? "React itself" : "preact"}`, async () => {
    const core = await (await fetch(`${site.origin}/dist/chunks/core.js`)).text();
    assert.equal(core.includes("react.transitional.element"), onReact);
  });

  it("load from another origin, while calls go to the page's origin", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow, head: loader("", site.elsewhere), lang: "fr" });
    const base = (await visit.rendered("suite-follow")).locator("[part=base]");
    await visit.quiet();
    assert.deepEqual(visit.calls, ["/website_mail/is_follower"]);
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
    assert.notEqual(await base.getByRole("button").first().textContent(), "Subscribe");
  });

  it("match the hashes of sri.json on pages of other origins", async () => {
    await using visit = await Visit.start();
    const folder = `${site.elsewhere}/dist`;
    const hashes = (await (await fetch(`${folder}/sri.json`)).json()) as Record<string, string>;
    const tied = (file: string) => `"${folder}/${file}" integrity="${hashes[file]}" crossorigin`;
    await visit.open({
      body: follow,
      head: `<link rel="stylesheet" href=${tied("suite.css")}><script src=${tied("suite.js")} defer></script>`,
    });
    await visit.rendered("suite-follow");
    assert.equal(await visit.page.evaluate(() => document.styleSheets[0]!.cssRules.length > 0), true);
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });

  it("that fail to load are reported as a network error, and the fallback is shown", async () => {
    await using visit = await Visit.start();
    await visit.page.route(`**/${chunk("suite-follow")}`, (route) => route.abort());
    await visit.open({ body: follow.replace("></", "><p>Text</p></") + subscribe });
    const { tag, kind, message } = await visit.failed();
    assert.deepEqual([tag, kind], ["suite-follow", "network"]);
    await visit.rendered("suite-subscribe");
    assert.ok(visit.said.includes(`<suite-follow> network: ${message}`), visit.said.join("\n"));
    assert.deepEqual(visit.crashes, []);
    await visit.page
      .getByText("Text")
      .evaluate((text) => Promise.all(text.parentElement!.getAnimations().map((animation) => animation.finished)));
    assert.ok(await visit.page.getByText("Text").isVisible());
  });

  it("are requested again if the tag's list failed to load", async () => {
    await using visit = await Visit.start();
    await visit.page.route(`**/${chunk("directory")}`, (route) => route.abort(), { times: 1 });
    await visit.open({ body: "<suite-gallery><p>Text</p></suite-gallery>" });
    const { tag, kind } = await visit.failed();
    assert.deepEqual([tag, kind], ["suite-gallery", "network"]);
    await visit.page.evaluate(() => document.body.append(document.createElement("suite-gallery")));
    await visit.rendered("suite-gallery:last-of-type");
  });

  it("are requested again by an element that is added later", async () => {
    await using visit = await Visit.start();
    await visit.page.route(`**/${chunk("suite-follow")}`, (route) => route.abort());
    await visit.open({ body: follow });
    await visit.failed();
    await visit.recovers();
    await visit.page.evaluate(
      (html) => (document.body.appendChild(document.createElement("div")).innerHTML = html),
      follow,
    );
    await visit.page.locator("suite-follow").nth(1).locator("[part=base]").waitFor({ state: "attached" });
  });

  it("contain no texts for an element without texts", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: "<suite-counter>5</suite-counter>", lang: "fr" });
    await visit.rendered("suite-counter");
    await visit.quiet();
    assert.deepEqual(
      [
        visit.said,
        await visit.page.evaluate(
          () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".fr.js")).length,
        ),
      ],
      [[], 0],
    );
  });

  it("show an element in English if its texts fail to load", async () => {
    await using visit = await Visit.start();
    await visit.page.route(`**/${chunk("marketing.fr")}`, (route) => route.abort());
    await visit.open({ body: follow, lang: "fr" });
    await visit.rendered("suite-follow");
    assert.ok(
      visit.said.some((line) => line.includes('no texts for "fr", English is shown')),
      visit.said.join("\n"),
    );
    assert.deepEqual(visit.crashes, []);
  });

  it("leave the built-in markup unchanged if adoption fails to load, with one warning", async () => {
    await using visit = await Visit.start();
    await visit.page.route(`**/${chunk("adopt")}`, (route) => route.abort());
    // the browser reports the end of the request before the page does
    const reported = begun(
      visit.page.waitForEvent("console", (message) => message.text().startsWith("suite-widgets: nothing is adopted")),
    );
    await visit.open({ body: builtInFollow, head: loader("data-adopt") });
    await visit.page.evaluate(
      (html) => (document.body.appendChild(document.createElement("div")).innerHTML = html),
      builtInFollow,
    );
    await reported;
    await visit.quiet();
    assert.equal(
      visit.said.filter((line) => line.startsWith("suite-widgets: nothing is adopted")).length,
      1,
      visit.said.join("\n"),
    );
    assert.deepEqual(visit.crashes, []);
    assert.equal(await visit.page.locator("suite-follow").count(), 0);
  });

  it("keep an element's box empty for two seconds at most", async () => {
    await using visit = await Visit.start();
    await visit.page.route("**/chunks/*.js", () => {});
    await visit.open({ body: follow.replace("></", "><p>Text</p></") });
    const text = visit.page.getByText("Text");
    await visit.page.waitForFunction(() => document.querySelector("suite-follow")!.getAnimations().length > 0);
    assert.equal(await text.isVisible(), false);
    const lasts = await visit.page.locator("suite-follow").evaluate((host) => {
      const [wait] = host.getAnimations();
      const { duration } = wait!.effect!.getTiming();
      wait!.finish();
      return duration;
    });
    assert.equal(lasts, 2000);
    assert.equal(await text.isVisible(), true);
  });
});
