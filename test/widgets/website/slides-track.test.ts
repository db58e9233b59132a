import { expect, fixture, nextFrame } from "@open-wc/testing";
import { stub } from "sinon";
import { startTrack } from "#website/common/slides/track.ts";
import { until } from "../shared/state/visitor.ts";

/** Creates three slides of 200 px in a row, of which one is visible; only the test scrolls them. */
async function insert() {
  const track = await fixture<HTMLElement>(
    `<div style="display: flex; width: 200px; overflow-x: scroll">${'<p style="flex: 0 0 200px">slide</p>'.repeat(3)}</div>`,
  );
  const told: number[] = [];
  const scrolls = stub(track, "scrollTo");
  const end = new AbortController();
  const go = startTrack(track, (at) => told.push(at), end.signal);
  /** Scrolls as a browser does during an animation, or a visitor without a pointer. */
  const moveTo = async (left: number) => {
    track.scrollLeft = left;
    await nextFrame();
    await nextFrame();
  };
  await until(() => scrolls.called); // it knows its size
  return { track, told, go, moveTo, [Symbol.dispose]: () => end.abort() };
}

describe("startTrack", () => {
  it("ignores slides that a scripted scroll passes, also when an earlier one ends late", async () => {
    using slides = await insert();
    slides.go(1);
    await slides.moveTo(120);
    slides.go(2);
    slides.track.dispatchEvent(new Event("scrollend"));
    await slides.moveTo(250);
    await slides.moveTo(400);
    expect(slides.told).to.deep.equal([]);
    await slides.moveTo(200);
    expect(slides.told).to.deep.equal([1]);
  });

  it("reports a visitor's scroll without a pointer, before the first scripted scroll", async () => {
    using slides = await insert();
    await slides.moveTo(200);
    expect(slides.told).to.deep.equal([1]);
  });
});
