import { expect, fixture, nextFrame } from "@open-wc/testing";
import { stub } from "sinon";
import { startTrack } from "#website/common/slides/track.ts";
import { until } from "../shared/state/visitor.ts";

/** Three slides in a row, 200 px each, of which one is seen; what is sent nowhere stays where it is until the test moves it. */
async function place() {
  const track = await fixture<HTMLElement>(
    `<div style="display: flex; width: 200px; overflow-x: scroll">${'<p style="flex: 0 0 200px">slide</p>'.repeat(3)}</div>`,
  );
  const told: number[] = [];
  const scrolls = stub(track, "scrollTo");
  const end = new AbortController();
  const go = startTrack(track, (at) => told.push(at), end.signal);
  /** Moves it, as a browser does on the way or as a person does who needs no pointer. */
  const moveTo = async (left: number) => {
    track.scrollLeft = left;
    await nextFrame();
    await nextFrame();
  };
  await until(() => scrolls.called); // it knows its size
  return { track, told, go, moveTo, [Symbol.dispose]: () => end.abort() };
}

describe("slides that scroll", () => {
  it("take nothing for a choice that is on the way, though the end of an earlier way comes late", async () => {
    using slides = await place();
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

  it("hear of a person who scrolls without a pointer, before they have been sent anywhere", async () => {
    using slides = await place();
    await slides.moveTo(200);
    expect(slides.told).to.deep.equal([1]);
  });
});
