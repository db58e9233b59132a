import assert from "node:assert/strict";
import { describe, test } from "node:test";
import reveal from "#theme/reveal/reveal.adopt.ts";

/** Properties of an element that the adoption reads. */
const wow = (names: string, dataset: Record<string, string>) =>
  reveal.read({ classList: names.split(" "), dataset } as unknown as HTMLElement);

describe("markup of the theme's scroll animation", () => {
  test("keeps its animation and times", () => {
    assert.deepEqual(
      wow("col wow fadeInLeft", { wowDuration: "1.5s", wowDelay: "200ms", wowOffset: "40", wowIteration: "2" }),
      {
        animation: "fade-start",
        duration: "1500",
        delay: "200",
        offset: "40",
        iteration: "2",
      },
    );
  });

  test("fades without a known name, with the element's default duration", () => {
    assert.deepEqual(wow("wow rubberBand", {}), { animation: "fade" });
    assert.deepEqual(wow("wow zoomIn", { wowDuration: "soon", wowDelay: "0s" }), { animation: "zoom", delay: "0" });
  });
});
