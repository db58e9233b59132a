import assert from "node:assert/strict";
import { describe, test } from "node:test";
import adoption from "#shop/zoom/zoom.adopt.ts";

/** As much of an image as the adoption reads. */
const read = (dataset: object, page?: object) =>
  adoption.read({ dataset, closest: () => (page ? { dataset: page } : null) } as unknown as HTMLElement);

describe("the suite's markup of a picture that can be seen large", () => {
  test("has the large picture's address, and is pressed", () => {
    assert.deepEqual(read({ zoom: "1", zoomImage: "/web/image/7" }, {}), { src: "/web/image/7" });
    assert.deepEqual(read({ zoom: "1", zoomImage: "" }), {});
  });

  test("says on the page of a product, or itself, that pointing is enough", () => {
    assert.deepEqual(read({ zoom: "1" }, { ecomZoomAuto: "true", ecomZoomFactor: "2" }), {
      factor: "2",
      trigger: "hover",
    });
    assert.deepEqual(read({ zoom: "1" }, { ecomZoomAuto: "false", ecomZoomFactor: "much" }), {});
    assert.deepEqual(read({ zoom: "1", event: "mouseenter" }), { trigger: "hover" });
  });
});
