import assert from "node:assert/strict";
import { describe, test } from "node:test";
import adoption from "#shop/zoom/zoom.adopt.ts";

/** Adopts an image that has only the properties that the adoption reads. */
const read = (dataset: object, page?: object) =>
  adoption.read({ dataset, closest: () => (page ? { dataset: page } : null) } as unknown as HTMLElement);

describe("the suite's markup of a picture with zoom", () => {
  test("has the large picture's address, and opens by a press", () => {
    assert.deepEqual(read({ zoom: "1", zoomImage: "/web/image/7" }, {}), { src: "/web/image/7" });
    assert.deepEqual(read({ zoom: "1", zoomImage: "" }), {});
  });

  test("opens by hover if the product page or the picture requests that", () => {
    assert.deepEqual(read({ zoom: "1" }, { ecomZoomAuto: "true", ecomZoomFactor: "2" }), {
      factor: "2",
      trigger: "hover",
    });
    assert.deepEqual(read({ zoom: "1" }, { ecomZoomAuto: "false", ecomZoomFactor: "much" }), {});
    assert.deepEqual(read({ zoom: "1", event: "mouseenter" }), { trigger: "hover" });
  });
});
