import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { Visit } from "../visit.ts";
import { follow } from "./samples.ts";

describe("fifty elements", () => {
  it("mount in slices that yield to the page, and send one call", async () => {
    await using visit = await Visit.alone();
    const debuggerOfPage = await visit.page.context().newCDPSession(visit.page);
    await debuggerOfPage.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await visit.page.addInitScript(() => {
      // the page's own work: records the number of mounted elements whenever it runs
      const seen = new Set<number>();
      Object.assign(globalThis, { seen });
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const up = [...document.querySelectorAll("suite-follow")].filter((host) =>
          host.shadowRoot?.querySelector("[part=base]"),
        ).length;
        seen.add(up);
        if (up < 50) port2.postMessage(0);
      };
      port2.postMessage(0);
    });
    await visit.open({ body: follow.repeat(50) });
    await visit.page.waitForFunction(() => (globalThis as unknown as { seen: Set<number> }).seen.has(50));
    const turns = await visit.page.evaluate(() => (globalThis as unknown as { seen: Set<number> }).seen.size - 2);
    assert.ok(turns >= 2, `${turns} turns`);
    await visit.quiet();
    assert.deepEqual(visit.calls, ["/website_mail/is_follower"]);
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });
});
