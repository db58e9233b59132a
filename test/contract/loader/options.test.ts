import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withAttributes } from "../markup.ts";
import { loader } from "../page-spec.ts";
import { site } from "../stage.ts";
import { Visit } from "../visit.ts";
import { builtInFollow, follow } from "./samples.ts";

describe("script of the loader", { concurrency: 3 }, () => {
  it("sets the suite by data-server, and warns of the requirements of another origin", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow, head: loader(`data-server="${site.elsewhere}"`) });
    await visit.rendered("suite-follow");
    const { kind, message } = await visit.failed();
    assert.equal(kind, "config");
    assert.match(message, /a proxy must add CORS headers/);
    assert.ok(visit.calls[0]!.startsWith(`${site.elsewhere}/`), visit.calls[0]);
  });

  it("gives way to an element's own data-server", async () => {
    await using visit = await Visit.start();
    await visit.open({
      body: withAttributes(follow, "suite-follow", { "data-server": site.origin }),
      head: loader(`data-server="${site.elsewhere}"`),
    });
    await visit.rendered("suite-follow");
    await visit.quiet();
    assert.deepEqual(visit.calls, ["/website_mail/is_follower"]);
    assert.deepEqual(visit.said, []);
  });

  const noAddress = (server: string) => `data-server="${server}" does not begin with https://`;
  for (const server of ["shop.example.com", "javascript:1", "localhost:8069", "/shop", "https:shop.example.com"]) {
    it(`sends no calls if data-server is no address: ${server}`, async () => {
      await using visit = await Visit.start();
      const own = withAttributes(follow, "suite-follow", { "data-server": server });
      await visit.open({ body: own.replace("></", "><p>Text</p></") });
      assert.deepEqual(await visit.failed(), { tag: "suite-follow", kind: "config", message: noAddress(server) });
      await visit.quiet();
      assert.ok(await visit.page.getByText("Text").isVisible());
      assert.deepEqual(
        [visit.calls, visit.said, visit.crashes],
        [[], [`<suite-follow> config: ${noAddress(server)}`], []],
      );
    });
  }

  it("sends no calls for an element whose data-server is no address, and starts it once it is one", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow, head: loader('data-server="shop.example.com"') });
    assert.equal((await visit.failed()).message, noAddress("shop.example.com"));
    await visit.quiet();
    assert.deepEqual(visit.calls, []);
    await visit.page.locator("suite-follow").evaluate((host, origin) => (host.dataset["server"] = origin), site.origin);
    await visit.rendered("suite-follow");
  });

  const written = 'suite-widgets: write <script src="…/suite.js" defer></script>';
  const wrong: Readonly<Record<string, () => Promise<string>>> = {
    "as a module": async () => '<script type="module" src="/dist/suite.js"></script>',
    "copied into the page": async () =>
      `<script>${await (await fetch(`${site.origin}/dist/suite.js`)).text()}</script>`,
  };
  for (const [how, script] of Object.entries(wrong)) {
    it(`reports the right script tag when it is used ${how}`, async () => {
      await using visit = await Visit.start();
      await visit.open({ body: follow, head: await script() });
      await visit.quiet();
      assert.deepEqual([visit.said, visit.crashes], [[written], []]);
    });
  }

  it("logs its actions with data-debug alone", async () => {
    for (const [options, expected] of [
      ["data-debug", ["suite-widgets: loading suite-follow"]],
      ["", []],
    ] as const) {
      await using visit = await Visit.start();
      await visit.open({ body: follow, head: loader(options) });
      await visit.rendered("suite-follow");
      assert.deepEqual(visit.details, expected);
    }
  });

  it("logs with data-debug the markup that it did not adopt, and why", async () => {
    const field = '<input type="hidden" class="product_template_id" value="9">';
    const block = (fields: string) => `<form><div class="js_product js_main_product">${fields}</div></form>`;
    for (const [options, expected] of [
      ["data-adopt data-debug", ["no field says which product it is", "several fields say which product it is"]],
      ["data-adopt", []],
    ] as const) {
      await using visit = await Visit.start();
      await visit.open({
        body: block("") + block(field + field.replace("9", "15")) + builtInFollow,
        head: loader(options),
      });
      await visit.rendered("suite-follow");
      const left = visit.details.filter((line) => line.includes("is left as it is"));
      assert.deepEqual(
        left.map((line) => /<suite-product> is left as it is: (.*?)(?: JSHandle.*| <div.*)?$/.exec(line)?.[1]),
        expected,
      );
      assert.equal(await visit.page.locator("suite-product").count(), 0);
    }
  });

  it("works with async, at the end of the body, and when added by a script", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow, head: "" });
    await visit.page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "/dist/suite.js";
      script.dataset.lang = "fr";
      document.body.append(script);
    });
    const base = (await visit.rendered("suite-follow")).locator("[part=base]");
    assert.equal(await base.getAttribute("lang"), "fr");
  });

  it("works in the head without defer, before there is a body", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow, head: '<script src="/dist/suite.js"></script>' });
    await visit.rendered("suite-follow");
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });
});
