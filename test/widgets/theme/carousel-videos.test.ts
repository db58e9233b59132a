import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { leadsAway } from "../website/outside.ts";
import { all, framed, one, shows } from "./slides.ts";

describe("suite-carousel with videos", () => {
  before(() => setViewport({ width: 800, height: 600 }));
  const player = (host: Element) => host.shadowRoot!.querySelector<HTMLIFrameElement>("[part=player]");
  const videos = () => html`
    <suite-carousel data-items="1" data-autoplay data-timeout="60000" data-speed="60">
      <a data-video href="https://youtu.be/dQw4w9WgXcQ">How a table is made</a>
      <div><a class="owl-video" href="https://vimeo.com/76979871">The harbour</a></div>
      <a data-video href="https://example.com/film">Film</a>
      <a data-video>Nothing</a>
    </suite-carousel>`;

  /** Waits for the code of the videos, which loads after the carousel. */
  const withVideos = async () => {
    const host = await framed(await fixture<HTMLElement>(videos()));
    await waitUntil(() => one(host, "play"), "nothing to play videos with");
    return host;
  };
  // frames load nothing in tests
  before(() => {
    const policy = document.createElement("meta");
    policy.httpEquiv = "Content-Security-Policy";
    policy.content = "frame-src 'none'";
    document.head.append(policy);
  });
  beforeEach(() => void stub(console, "error"));
  afterEach(() => restore());

  it("loads nothing from the video's site until a visitor starts a video, which holds the slides", async () => {
    const host = await withVideos();
    await shows(host, "How a table is made");
    expect(player(host)).to.equal(null);
    await waitUntil(() => host.matches(":state(playing)"), "the slides stand");
    const play = one(host, "play")!;
    expect(play.ariaLabel).to.equal("Play the video: How a table is made");
    play.click();
    await waitUntil(() => player(host), "no player");
    expect([player(host)!.src, player(host)!.title]).to.deep.equal([
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
      "How a table is made",
    ]);
    expect(leadsAway(player(host)!), "it may lead the page elsewhere").to.equal(false);
    expect(host.shadowRoot!.activeElement).to.equal(player(host));
    await waitUntil(() => !host.matches(":state(playing)"), "the slides move on");
  });

  it("holds the slides also for a video started as soon as its button appears", async () => {
    const host = await fixture<HTMLElement>(videos());
    const observer = new MutationObserver(press);
    function press() {
      const play = one(host, "play");
      if (!play) return;
      observer.disconnect();
      play.click();
    }
    observer.observe(host.shadowRoot!, { childList: true, subtree: true });
    // the button may exist already
    press();
    await waitUntil(() => player(host), "no player");
    await waitUntil(() => !host.matches(":state(playing)"), "the slides move on");
  });

  it("ends a video whose slide was removed", async () => {
    const host = await withVideos();
    one(host, "play")!.click();
    await waitUntil(() => player(host), "no player");
    one(host, "next")!.click();
    await shows(host, "The harbour");
    await waitUntil(() => !player(host), "the video goes on");
    one(host, "previous")!.click();
    await shows(host, "How a table is made");
    expect(player(host)).to.equal(null);
  });

  it("shows and reports the error of an address", async () => {
    const errors: string[] = [];
    const hear = (event: Event) =>
      errors.push((event as CustomEvent<{ kind: string; message: string }>).detail.message);
    document.addEventListener("suite-error", hear);
    const host = await withVideos();
    await waitUntil(() => errors.length >= 2, "an error is not reported");
    document.removeEventListener("suite-error", hear);
    expect(all(host, "problem").map(({ textContent }) => textContent)).to.deep.equal([
      "Video URL not supported.",
      "Missing video URL.",
    ]);
    expect(errors).to.deep.equal(["Video URL not supported.", "Missing video URL."]);
    await expect(host).to.be.accessible();
  });
});
