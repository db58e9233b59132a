import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cut, unanswered, unfinished, unread } from "../cut.ts";
import { begun, handler } from "../leaving.ts";
import { listen, proxy } from "./catalogue/proxy.ts";
import { origin, visitor } from "./demo.ts";

const beginnings = [
  ...Object.values(unfinished("/website_mass_mailing/subscribe", { list_id: 1 })),
  unanswered("/longpolling/poll", { channels: ["a"], last: 0 }),
  unread("/dist/suite.js"),
];

// An uncaught error fails the test during which it is thrown.
describe("a visitor who leaves", () => {
  it("has no effect on the demo, nor on the proxy of the recipe, at any time", async (t) => {
    const printed = t.mock.method(console, "error");
    await using front = await listen(proxy("http://page.example", origin));
    for (const goes of ["destroy", "resetAndDestroy"] as const)
      for (const address of [origin, front.origin])
        for (const beginning of beginnings) {
          await cut(address, beginning, goes);
          assert.equal((await fetch(`${address}/blog`)).status, 200);
        }
    assert.equal(printed.mock.callCount(), 0);
  });

  it("ends what their page waited for, and the work of its routes", async () => {
    const anna = await visitor();
    const { page } = anna;
    void begun(page.waitForResponse("**/never"));
    let wait = () => {};
    const waits = new Promise<void>((resolve) => (wait = resolve));
    const never = handler(async (route) => {
      wait();
      await page.waitForFunction(() => false);
      await route.continue();
    });
    await page.route("**/blog", never);
    const opening = begun(page.goto("/blog"));
    await waits;
    await page.close();
    await assert.rejects(opening);
    await anna[Symbol.asyncDispose]();
  });
});
