import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { site } from "../stage.ts";
import { Visit } from "../visit.ts";

const body = '<suite-livechat data-channel-id="1"></suite-livechat><suite-compare-panel></suite-compare-panel>';
const sizes = [[1280, 1], [1280, 2], [1024, 1], [1024, 2], [768, 1], [768, 2], [480, 1], [479, 1], [375, 2], [320, 1]] as const;

describe("what floats at the edge of a window", () => {
  it("leaves the chat's button and what leads to the comparison to the visitor at every width and text size", async () => {
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
      const boxes = await Promise.all(["launcher", "hide", "chip", "compare"].map(async (name) => (await part(name).boundingBox())!));
      const [launcher, hide, chip, compare] = boxes;
      for (const own of [launcher!, hide!])
        for (const other of [chip!, compare!]) {
          const apart = own.x >= other.x + other.width || other.x >= own.x + own.width || own.y >= other.y + other.height || other.y >= own.y + own.height;
          assert.ok(apart, `${width} px, text of ${text * 100} %: ${JSON.stringify(boxes)}`);
        }
    }
  });
});
