import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { withAttributes } from "../markup.ts";
import { loader } from "../page-spec.ts";
import { Visit } from "../visit.ts";
import { chunk, follow, subscribe } from "./samples.ts";

const loads = (when: string) => withAttributes(follow, "suite-follow", { "data-load": when });
const asked = (visit: Visit) => visit.files.includes(chunk("suite-follow"));
const far = '<div style="height: 5000px"></div>';
const rendered = (visit: Visit) => visit.page.locator("suite-follow [part=base]").count();

/** Lets the test trigger idle callbacks. */
const holdIdle = () => {
  const held: (() => void)[] = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => held.push(run),
    becomeIdle: () => held.splice(0).forEach((run) => run()),
  });
};
const becomeIdle = ({ page }: Visit) =>
  page.evaluate(() => (globalThis as unknown as { becomeIdle(): void }).becomeIdle());

describe("data-load", { concurrency: 3 }, () => {
  for (const [title, markup] of Object.entries({
    "is eager by default": follow,
    "eager loads at once": loads("eager"),
    "with an unknown value loads at once": loads("soon"),
  })) {
    it(title, async () => {
      await using visit = await Visit.start();
      await visit.open({ body: far + markup });
      await visit.rendered("suite-follow");
    });
  }

  it("idle waits for an idle moment", async () => {
    await using visit = await Visit.alone();
    await visit.page.addInitScript(holdIdle);
    await visit.open({ body: loads("idle") });
    await visit.quiet();
    assert.equal(asked(visit), false);
    await becomeIdle(visit);
    await visit.rendered("suite-follow");
  });

  it("visible waits until the element is nearly in view", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: far + loads("visible") });
    await visit.quiet();
    assert.equal(asked(visit), false);
    await visit.page.evaluate(() => scrollTo(0, 5000 - innerHeight - 100));
    await visit.rendered("suite-follow");
  });

  it("visible observes the first child of an element without a box, or loads at once without a child", async () => {
    await using visit = await Visit.start();
    const style = "<style>suite-follow { display: contents !important; }</style>";
    await visit.open({
      head: style + loader(),
      body: `${far}<div id="with">${loads("visible").replace("></", "><p>Text</p></")}</div>`,
    });
    await visit.quiet();
    assert.equal(asked(visit), false);
    await visit.page.evaluate(() => scrollTo(0, 5000));
    await visit.rendered("suite-follow");
  });

  for (const action of ["hover", "focus", "tap"] as const) {
    it(`interaction waits for a visitor's ${action}`, async () => {
      await using visit = await Visit.alone({ hasTouch: true });
      await visit.open({ body: loads("interaction").replace("></", "><button>Follow</button></") });
      await visit.quiet();
      assert.equal(asked(visit), false);
      await visit.page.getByRole("button", { name: "Follow" })[action]();
      await visit.rendered("suite-follow");
    });
  }

  it("on the loader's script applies to all elements without their own", async () => {
    await using visit = await Visit.start();
    await visit.open({ head: loader('data-load="visible"'), body: subscribe + far + follow + loads("eager") });
    await visit.rendered("suite-subscribe");
    await visit.page.locator("suite-follow").nth(1).locator("[part=base]").waitFor({ state: "attached" });
    await visit.quiet();
    assert.equal(await rendered(visit), 1);
    await visit.page.evaluate(() => scrollTo(0, 5000));
    await visit.page.locator("suite-follow").nth(0).locator("[part=base]").waitFor({ state: "attached" });
  });

  it("delays elements that are added later, even with loaded code", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow });
    await visit.rendered("suite-follow");
    await visit.page.evaluate(
      (html) => {
        const template = document.createElement("template");
        template.innerHTML = html;
        document.body.append(template.content);
      },
      far + loads("visible"),
    );
    await visit.quiet();
    assert.equal(await rendered(visit), 1);
    await visit.page.evaluate(() => scrollTo(0, 5000));
    await visit.page.locator("suite-follow").nth(1).locator("[part=base]").waitFor({ state: "attached" });
  });

  it("shows the fallback while it waits", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: loads("interaction").replace("></", "><button>Follow</button></") });
    await visit.frames();
    assert.equal(await visit.page.getByRole("button", { name: "Follow" }).isVisible(), true);
  });
});
