import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { withOwnScripts } from "#demo/adopted/rewrite.ts";

const folder = new URL("../../fixtures/wire/whole/", import.meta.url);
const rewrite = (html: string) => withOwnScripts(html, "<!--ours-->");

describe("a rewritten page of the suite", () => {
  it("starts its head with the script of the suite widgets and is otherwise unchanged", () => {
    const pages = readdirSync(folder);
    assert.ok(pages.length > 20);
    for (const page of pages) {
      const html = readFileSync(new URL(page, folder), "utf8").replace(/<script\b[^>]*>[^]*?<\/script>/g, "");
      assert.equal(
        rewrite(html),
        html.replace(/<head\b[^>]*>/, (head) => `${head}<!--ours-->`),
        page,
      );
    }
  });

  it("drops linked scripts and their preloads", () => {
    const linked = `<script type="text/javascript" src="/web/content/7-1/web.assets_common.js"></script>`;
    const early = `<link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js">`;
    assert.equal(rewrite(`<p>${linked}a${early}<script src=c.js>d()</script>b</p>`), "<p>ab</p>");
  });

  it("keeps inline scripts as text, for their data, and data blocks unchanged", () => {
    const data = '<script type="application/ld+json">{"a": "<b>"}</script>';
    assert.equal(
      rewrite(`<SCRIPT>if (a < b && "</p>") c("<!--")</SCRIPT>${data}<script type="module">e()</script>`),
      `<script type="text/plain">if (a < b && "</p>") c("<!--")</SCRIPT>${data}<script type="text/plain">e()</script>`,
    );
  });
});
