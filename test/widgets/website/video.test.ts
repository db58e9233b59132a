import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { pageConsent } from "#website/common/consent.ts";
import video from "#website/video/video.element.ts";
import { until } from "../shared/state/visitor.ts";
import { blockFrames, leadsAway, part, place } from "./outside.ts";

define(video);

describe("suite-video", () => {
  before(blockFrames);
  afterEach(() => restore());

  it("sends no request to the video's site before a press, then focuses the player", async () => {
    const host = await place(
      '<suite-video data-src="https://youtu.be/dQw4w9WgXcQ" data-title="How a desk is made"></suite-video>',
    );
    expect(host.shadowRoot!.querySelector("iframe,img")).to.equal(null);
    const play = part<HTMLButtonElement>(host, "play")!;
    expect(play.ariaLabel).to.equal("Play the video: How a desk is made");
    await expect(host).to.be.accessible();
    play.click();
    await until(() => part(host, "player"));
    const player = part<HTMLIFrameElement>(host, "player")!;
    expect([player.src, player.title]).to.deep.equal([
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
      "How a desk is made",
    ]);
    expect(host.shadowRoot!.activeElement).to.equal(player);
    expect(leadsAway(player), "it may lead the page elsewhere").to.equal(false);
    expect(host.matches(":state(playing)")).to.equal(true);
  });

  it("plays videos of the suite's editor and players of any site", async () => {
    for (const [address, player] of [
      ["//www.youtube.com/embed/dQw4w9WgXcQ?rel=0", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"],
      ["https://videos.example.com/embed/7", "https://videos.example.com/embed/7"],
    ] as const) {
      const host = await place(`<suite-video data-src="${address}"></suite-video>`);
      part(host, "play")!.click();
      await until(() => part(host, "player"));
      expect(part<HTMLIFrameElement>(host, "player")!.src).to.equal(player);
    }
  });

  it("shows title and note beside the play button on any screen", async () => {
    const host = await place(
      '<suite-video data-src="https://youtu.be/dQw4w9WgXcQ" data-title="How a desk is made of one oak, from the wood to your door"></suite-video>',
    );
    for (const width of [240, 343, 700]) {
      host.style.inlineSize = `${width}px`;
      host.scrollIntoView();
      const [disc, title, note] = [".icon", ".title", "#note"].map((each) =>
        host.shadowRoot!.querySelector(each)!.getBoundingClientRect(),
      );
      expect(disc!.bottom, String(width)).to.be.at.most(title!.top);
      expect(title!.bottom).to.be.at.most(note!.top);
      const poster = part(host, "poster")!.getBoundingClientRect();
      expect([poster.top <= disc!.top, note!.bottom <= poster.bottom]).to.deep.equal([true, true]);
      // the text is part of the button
      const [x, y] = [note!.left + 5, note!.top + 5];
      expect(host.shadowRoot!.elementFromPoint(x, y) === part(host, "play"), "what is pressed").to.equal(true);
    }
  });

  it("stops when its address changes", async () => {
    const host = await place('<suite-video data-src="https://vimeo.com/76979871"></suite-video>');
    part(host, "play")!.click();
    await until(() => part(host, "player"));
    host.dataset.src = "https://vimeo.com/1";
    await until(() => part(host, "play"));
  });

  it("shows a picture of its own site immediately, of another site once videos are allowed, and never an invalid one", async () => {
    const src = async (poster: string) =>
      part(
        await place(`<suite-video data-src="https://vimeo.com/1" data-poster="${poster}"></suite-video>`),
        "poster",
      )!.querySelector("img")?.src;
    const elsewhere = "https://pictures.invalid/1.jpg";
    const posters = ["/web/image/1", elsewhere, "//pictures.invalid/1.jpg", "javascript:alert(1)", "https://"];
    const all = async () => [await src(posters[0]!), ...(await Promise.all(posters.slice(1).map(src)))];
    expect(await all()).to.deep.equal([`${location.origin}/web/image/1`, undefined, undefined, undefined, undefined]);
    pageConsent().choose("video", true, 0);
    expect(await src(elsewhere)).to.equal(elsewhere);
    pageConsent().choose("video", false, 0);
  });

  it("reports an invalid address", async () => {
    const errors = stub(console, "error");
    const warnings = stub(console, "warn");
    for (const address of ["javascript:alert(1)", "http://example.com/film", "https://", "film.mp4"]) {
      const host = await place(`<suite-video data-src="${address}"></suite-video>`);
      expect(host.matches(":state(error)"), address).to.equal(true);
      expect(host.shadowRoot!.querySelector("iframe")).to.equal(null);
    }
    expect(errors.called || warnings.called).to.equal(true);
  });
});
