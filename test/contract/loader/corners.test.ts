import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { site } from "../stage.ts";
import { Visit } from "../visit.ts";

const body = '<suite-livechat data-channel-id="1"></suite-livechat><suite-compare-panel></suite-compare-panel>';
const sizes = [
  [1280, 1],
  [1280, 2],
  [1024, 1],
  [1024, 2],
  [768, 1],
  [768, 2],
  [480, 1],
  [479, 1],
  [375, 2],
  [320, 1],
] as const;

/** Returns the tags of the elements at the center and near the corners of an element. */
function hostsAt(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 4, top + 4],
    [right - 4, top + 4],
    [left + 4, bottom - 4],
    [right - 4, bottom - 4],
  ] as const;
  return [...new Set(points.map(([x, y]) => document.elementFromPoint(x, y)?.localName ?? "nothing"))];
}

describe("elements at the edge of a window", () => {
  it("leave the chat's button and the comparison panel reachable at every width and text size", async () => {
    await using visit = await Visit.alone({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
    await visit.page.context().addCookies([{ name: "comparelist_product_ids", value: "[21,31]", url: site.origin }]);
    await visit.open({ body });
    const part = (name: string) => visit.page.locator(`[part=${name}]`);
    await part("launcher").waitFor();
    await part("chip").click();
    await part("compare").waitFor();
    for (const [width, text] of sizes) {
      await visit.page.setViewportSize({ width, height: 800 });
      await visit.page.evaluate((size) => (document.documentElement.style.fontSize = `${size * 100}%`), text);
      await visit.frames();
      const [launcher, hide, chip] = await Promise.all(
        ["launcher", "hide", "chip"].map(async (name) => (await part(name).boundingBox())!),
      );
      for (const own of [launcher!, hide!]) {
        const isApart =
          own.x >= chip!.x + chip!.width ||
          chip!.x >= own.x + own.width ||
          own.y >= chip!.y + chip!.height ||
          chip!.y >= own.y + own.height;
        assert.ok(isApart, `${width} px, text of ${text * 100} %: ${JSON.stringify([own, chip])}`);
      }
      // the open list covers the page
      assert.deepEqual(
        await part("compare").evaluate(hostsAt),
        ["suite-compare-panel"],
        `${width} px, text of ${text * 100} %`,
      );
    }
  });
});
