import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withAttributes } from "../markup.ts";
import { loader } from "../site.ts";
import { site } from "../stage.ts";
import { Visit } from "../visit.ts";
import { follow } from "./samples.ts";

describe("the loader's script", { concurrency: 3 }, () => {
  it("names the suite by data-server, and says what another origin needs", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow, head: loader(`data-server="${site.elsewhere}"`) });
    await visit.rendered("suite-follow");
    const { kind, message } = await visit.failed();
    assert.equal(kind, "config");
    assert.match(message, /needs a proxy that adds CORS headers/);
    assert.ok(visit.calls[0]!.startsWith(`${site.elsewhere}/`), visit.calls[0]);
  });

  it("leaves the element's own data-server the last word", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: withAttributes(follow, "suite-follow", { "data-server": site.origin }), head: loader(`data-server="${site.elsewhere}"`) });
    await visit.rendered("suite-follow");
    await visit.quiet();
    assert.deepEqual(visit.calls, ["/website_mail/is_follower"]);
    assert.deepEqual(visit.said, []);
  });

  it("tells by data-debug what it does, and nothing without it", async () => {
    for (const [options, told] of [["data-debug", ["suite-widgets: loading suite-follow"]], ["", []]] as const) {
      await using visit = await Visit.start();
      await visit.open({ body: follow, head: loader(options) });
      await visit.rendered("suite-follow");
      assert.deepEqual(visit.details, told);
    }
  });

  it("works when it is async, at the end of the body, or put in by a script", async () => {
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
