import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { propsOf } from "../inside.ts";
import { Visit } from "../visit.ts";

const config = (json: string) => `<script type="application/json" data-suite-config="block">${json}</script>`;

describe("div in place of a tag", { concurrency: 3 }, () => {
  it("becomes the element, with its data and its content inside", async () => {
    await using visit = await Visit.start();
    await visit.open({
      body: '<div class="note suite-follow" data-model="blog.post" data-res-id="3"><p>Text</p></div>',
    });
    const host = await visit.rendered("suite-follow");
    const { model, resId } = await propsOf(host);
    assert.deepEqual([model, resId], ["blog.post", 3]);
    assert.equal(await host.locator("> .suite-follow p").textContent(), "Text");
    await visit.quiet();
    assert.deepEqual(
      [await visit.page.locator("suite-follow").count(), (await visit.notes()).adopted],
      [1, [["suite-follow"]]],
    );
  });

  it("reads JSON by its id, overridden by the div's own data", async () => {
    await using visit = await Visit.start();
    const json = config('{"model": "blog.post", "resId": 3, "unsubscribe": true, "textFollow": "Join"}');
    await visit.open({ body: `${json}<div class="suite-follow" id="block" data-res-id="4"></div>` });
    const props = await propsOf(await visit.rendered("suite-follow"));
    assert.deepEqual(props, { model: "blog.post", resId: 4, following: false, unsubscribe: true });
  });

  for (const [title, json] of Object.entries({ "is broken": "{resId: 3", "is no object": "[3]" })) {
    it(`reports JSON that ${title}`, async () => {
      await using visit = await Visit.start();
      await visit.open({ body: `${config(json)}<div class="suite-subscribe" id="block" data-list-id="1"></div>` });
      await visit.rendered("suite-subscribe");
      assert.deepEqual(visit.said, [
        "suite-widgets: the configuration of #block is not a JSON object; its data-* attributes are used",
      ]);
      assert.deepEqual(visit.crashes, []);
    });
  }

  it("reports each invalid attribute name once, and keeps all others and the following markup", async () => {
    await using visit = await Visit.start();
    const json = config('{"a b": 1, "listId": 1, "": 2, "c>d": 3, "@e": 4}');
    await visit.open({
      body: `${json}<div class="suite-subscribe" id="block"></div><div class="suite-follow" data-model="blog.post" data-res-id="3"></div>`,
    });
    assert.equal((await propsOf(await visit.rendered("suite-subscribe"))).listId, 1);
    await visit.rendered("suite-follow");
    await visit.page.evaluate(() => document.body.append(document.createElement("p")));
    await visit.quiet();
    assert.deepEqual(
      visit.said,
      ["a b", "", "c>d", "@e"].map(
        (name) => `suite-widgets: "${name}" in the configuration of #block is no name of an attribute, it is left out`,
      ),
    );
    assert.deepEqual([visit.crashes, (await visit.notes()).errors], [[], []]);
  });

  it("is found when it is added later", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: "" });
    await visit.page.evaluate(() => {
      const div = document.createElement("div");
      div.className = "suite-subscribe";
      div.dataset.listId = "1";
      document.body.append(div);
    });
    await visit.rendered("suite-subscribe");
  });

  it("is ignored if its class is only similar", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: '<div class="my-suite-follow"></div><div class="suite-follow-box"></div>' });
    await visit.quiet();
    assert.equal(await visit.page.locator("suite-follow").count(), 0);
    assert.deepEqual(visit.said, []);
  });
});
