import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { propsOf } from "../inside.ts";
import { onReact, standalone } from "../page-spec.ts";
import { site } from "../stage.ts";
import { Visit } from "../visit.ts";
import { follow } from "./samples.ts";

const data = 'data-model="blog.post" data-res-id="3" data-following';

/** The build on React has the loader alone. */
if (!onReact) {
  describe("standalone file", { concurrency: 3 }, () => {
    it("creates the element at its script", async () => {
      await using visit = await Visit.start();
      await visit.open({
        head: "",
        body: `<div id="here"><p>Before</p>${standalone("follow", data)}<p>After</p></div>`,
      });
      const host = await visit.rendered("#here suite-follow");
      assert.deepEqual(await propsOf(host), { model: "blog.post", resId: 3, following: true, unsubscribe: false });
      const order = await visit.page
        .locator("#here > *")
        .evaluateAll((children) => children.map(({ localName }) => localName));
      assert.deepEqual(order, ["p", "script", "suite-follow", "p"]);
      await visit.quiet();
      assert.deepEqual([visit.files, visit.said, visit.crashes], [["standalone/follow.js"], [], []]);
    });

    it("only defines the element if its script has none of its attributes", async () => {
      await using visit = await Visit.start();
      await visit.open({ head: standalone("follow", 'data-lang="fr"'), body: follow });
      const host = await visit.rendered("suite-follow");
      assert.equal(await visit.page.locator("suite-follow").count(), 1);
      assert.equal(await host.locator("[part=base]").getAttribute("lang"), "fr");
    });

    it("sets the suite by data-server for the page", async () => {
      await using visit = await Visit.start();
      await visit.open({ head: standalone("follow", `data-server="${site.elsewhere}"`), body: follow });
      await visit.rendered("suite-follow");
      assert.equal((await visit.failed()).kind, "config");
      assert.ok(visit.calls[0]!.startsWith(site.elsewhere));
    });

    it("sends no calls if data-server is no address", async () => {
      await using visit = await Visit.start();
      await visit.open({ head: "", body: standalone("follow", `${data} data-server="shop.example.com"`) });
      assert.equal((await visit.failed()).kind, "config");
      await visit.quiet();
      assert.deepEqual(visit.calls, []);
    });

    it("reports the right script tag as a module, and starts the tags of the page", async () => {
      await using visit = await Visit.start();
      await visit.open({
        head: `<script type="module" src="/dist/standalone/follow.js" ${data}></script>`,
        body: follow,
      });
      await visit.rendered("suite-follow");
      assert.deepEqual(visit.said, [
        'suite-widgets: this file of <suite-follow> is no module and cannot be copied into the page; write <script src="…" defer></script>',
      ]);
      assert.deepEqual([await visit.page.locator("suite-follow").count(), visit.crashes], [1, []]);
    });

    it("loads from another origin with its texts", async () => {
      await using visit = await Visit.start();
      const script = `<script src="${site.elsewhere}/dist/standalone/follow.js" crossorigin ${data} defer></script>`;
      await visit.open({ head: "", body: script, lang: "fr" });
      const base = (await visit.rendered("suite-follow")).locator("[part=base]");
      await visit.quiet();
      assert.deepEqual(visit.calls, ["/website_mail/is_follower"]);
      assert.deepEqual(visit.said, []);
      assert.notEqual(await base.getByRole("button").first().textContent(), "Unsubscribe");
    });

    it("works beside other standalone files on one page", async () => {
      await using visit = await Visit.start();
      await visit.open({ head: "", body: standalone("follow", data) + standalone("subscribe", 'data-list-id="1"') });
      await visit.rendered("suite-follow");
      await visit.rendered("suite-subscribe");
      await visit.quiet();
      assert.deepEqual([visit.said, visit.crashes], [[], []]);
    });
  });
}
