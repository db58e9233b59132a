import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { handler } from "#test/leaving.ts";
import { loader } from "../page-spec.ts";
import { Visit } from "../visit.ts";
import { builtInFollow, builtInSubscribe } from "./samples.ts";

const head = loader("data-adopt");
const body = `<div id="here">${builtInFollow}</div><div id="there">${builtInSubscribe}<div class="suite-follow" data-model="blog.post" data-res-id="2"></div></div>`;
const edit = ({ page }: Visit, running: boolean) =>
  page.evaluate((running) => document.body.classList.toggle("editor_enable", running), running);
const html = ({ page }: Visit) => page.locator("main").evaluate((main) => main.innerHTML);

describe("suite's editor", { concurrency: 3 }, () => {
  it("gets the server's original markup, which is adopted again when the editor closes", async () => {
    await using visit = await Visit.start();
    await visit.open({ body, head: "" });
    const sent = await html(visit);
    await visit.open({ body, head });
    for (const place of ["#here suite-follow", "#there suite-subscribe", "#there suite-follow"])
      await visit.rendered(place);
    await visit.quiet();

    await edit(visit, true);
    await visit.frames();
    assert.equal(await html(visit), sent);

    await edit(visit, false);
    for (const place of ["#here suite-follow", "#there suite-subscribe", "#there suite-follow"])
      await visit.rendered(place);
    await visit.quiet();
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });

  it("is noticed in a body that has replaced another, as Turbo's does", async () => {
    await using visit = await Visit.start();
    await visit.open({ body, head: "" });
    const sent = await html(visit);
    await visit.open({ body, head });
    await visit.rendered("#here suite-follow");
    await visit.page.evaluate((sent) => {
      const next = document.createElement("body");
      next.append(document.createElement("main"));
      next.firstElementChild!.innerHTML = sent;
      document.body.replaceWith(next);
    }, sent);
    for (const place of ["#here suite-follow", "#there suite-subscribe"]) await visit.rendered(place);
    await visit.quiet();
    await edit(visit, true);
    await visit.frames();
    assert.equal(await html(visit), sent);
    await edit(visit, false);
    await visit.rendered("#here suite-follow");
  });

  it("prevents adoption while it is running from the start", async () => {
    await using visit = await Visit.start();
    await visit.open({ body, head: "" });
    const sent = await html(visit);
    await visit.open({ body, head, editing: true });
    await visit.quiet();
    assert.equal(await html(visit), sent);
    assert.deepEqual((await visit.notes()).adopted, []);
    await edit(visit, false);
    await visit.rendered("#here suite-follow");
  });

  it("gets no errors of calls that its start aborts", async () => {
    await using visit = await Visit.start();
    const place = '<div id="wrapwrap"><p data-oe-call="website.s_text_block">Where we are</p></div>';
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const hold = handler(async (route) => {
      await held;
      await route.continue();
    });
    await visit.page.route("**/website/multi_render", hold);
    const asked = visit.page.waitForRequest("**/website/multi_render");
    await visit.open({ body: place, head });
    await asked;
    const sent = await html(visit);
    await edit(visit, true);
    await visit.frames();
    release();
    await visit.quiet();
    assert.equal(await html(visit), sent);
    await visit.page.unroute("**/website/multi_render", hold);
    await edit(visit, false);
    await visit.page.locator(".o_block_website\\.s_text_block").waitFor({ state: "attached" });
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });

  it("prevents adoption of markup that is added while it is running", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: '<div id="here"></div>', head });
    await edit(visit, true);
    await visit.page.evaluate((html) => (document.getElementById("here")!.innerHTML = html), builtInFollow);
    await visit.quiet();
    assert.equal(await visit.page.locator("suite-follow").count(), 0);
    await edit(visit, false);
    await visit.rendered("#here suite-follow");
  });
});
