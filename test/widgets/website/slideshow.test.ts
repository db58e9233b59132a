import { expect, fixture, nextFrame, oneEvent } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { define } from "#shared/element/index.ts";
import slideshow from "#website/slideshow/slideshow.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";
import { image, listened, said } from "./slides.ts";

define(slideshow);

const three = `${image("tan", "Bench")}${image("teal", "Desk")}<figure>${image("olive", "A chair")}<figcaption>Chair
  in oak</figcaption></figure>`;

const inView = (host: Element) => {
  const track = part(host, "slides")!;
  return Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
};
describe("suite-slideshow", () => {
  beforeEach(() => setViewport({ width: 800, height: 600 }));

  it("shows one picture at a time; buttons, thumbnails and keys show others, around the ends", async () => {
    const host = await place(`<suite-slideshow>${three}</suite-slideshow>`);
    const places = listened(host);
    await until(() => said(host) === "1 of 3 Bench");
    const slides = [...host.shadowRoot!.querySelectorAll<HTMLElement>("[part=slide]")];
    expect(slides.map(({ inert }) => inert)).to.deep.equal([false, true, true]);
    part(host, "next")!.click();
    await until(() => said(host) === "2 of 3 Desk" && inView(host) === 1);
    expect(slides.map(({ inert }) => inert)).to.deep.equal([true, false, true]);
    const buttons = [...host.shadowRoot!.querySelectorAll<HTMLElement>("[part=thumbnail]")];
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(["Bench", "Desk", "Chair in oak"]);
    expect(buttons.map(({ ariaCurrent }) => ariaCurrent)).to.deep.equal(["false", "true", "false"]);
    buttons[2]!.click();
    await until(() => said(host) === "3 of 3 Chair in oak" && inView(host) === 2);
    part(host, "slides")!.focus();
    await sendKeys({ press: "ArrowRight" });
    await until(() => inView(host) === 0);
    await sendKeys({ press: "ArrowLeft" });
    await until(() => inView(host) === 2);
    expect(places).to.deep.equal([1, 2, 0, 2]);
    expect(part(host, "play")).to.equal(null);
    await expect(host).to.be.accessible();
  });

  it("leaves to the browser keys with others, in fields, of the page, or without another picture", async () => {
    const fields =
      "<input><select></select><textarea></textarea><audio></audio><video></video><b contenteditable>Desk</b>";
    const host = await place(`<suite-slideshow>${image("tan", "Bench")}<p>${fields}</p></suite-slideshow>`);
    const places = listened(host);
    const [bench, text] = host.children;
    const press = (on: Element, about: KeyboardEventInit = {}) =>
      on.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true, ...about }));
    for (const name of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
      expect(press(bench!, { [name]: true }), name).to.equal(true);
    for (const field of text!.children) expect(press(field), field.localName).to.equal(true);
    expect(press(bench!, { key: "a" })).to.equal(true);
    bench!.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
    press(bench!);
    expect(places).to.deep.equal([]);
    expect([press(bench!), places]).to.deep.equal([false, [1]]);
    const single = await place(`<suite-slideshow>${image("tan", "Bench")}</suite-slideshow>`);
    expect(press(single.firstElementChild!)).to.equal(true);
  });

  it("follows a swipe", async () => {
    const host = await place(`<suite-slideshow>${three}</suite-slideshow>`);
    const track = part(host, "slides")!;
    await until(() => track.scrollWidth === 3 * track.clientWidth);
    // the track has measured its size
    await nextFrame();
    await nextFrame();
    const changed = oneEvent(host, "suite-slide-change");
    track.dispatchEvent(new Event("touchstart"));
    track.scrollTo({ left: track.clientWidth, behavior: "instant" });
    expect((await changed).detail).to.deep.equal({ index: 1 });
    expect(said(host)).to.equal("2 of 3 Desk");
  });

  it("follows right-to-left text", async () => {
    const host = await place(`<suite-slideshow dir="rtl">${three}</suite-slideshow>`);
    part(host, "slides")!.focus();
    await sendKeys({ press: "ArrowLeft" });
    await until(() => inView(host) === 1);
    expect(part(host, "slides")!.scrollLeft).to.be.lessThan(0);
    const left = (name: string) => part(host, name)!.getBoundingClientRect().left;
    expect(left("next")).to.be.lessThan(left("previous"));
  });

  it("adds later pictures, and shows no controls for a single one", async () => {
    const host = await place(`<suite-slideshow>${image("tan", "Bench")}</suite-slideshow>`);
    expect(part(host, "next")).to.equal(null);
    host.insertAdjacentHTML("beforeend", image("teal", "Desk"));
    await until(() => part(host, "next"));
    part(host, "next")!.click();
    await until(() => said(host) === "2 of 2 Desk");
    host.lastElementChild!.remove();
    await until(() => part(host, "next") === null);
    expect(said(host)).to.equal("Bench");
  });

  it("writes nothing into the pictures", async () => {
    const html = `<suite-slideshow data-interval="5000">${three}</suite-slideshow>`;
    const host = await place(html);
    expect(host.outerHTML).to.equal(html);
  });

  it("keeps its height for any aspect ratio of a picture", async () => {
    const host = await place(
      `<suite-slideshow style="width: 300px">${image("tan", "Bench")}<figure>${image("teal")}<figcaption>Desk</figcaption></figure></suite-slideshow>`,
    );
    await until(() => part(host, "thumbnails"));
    expect(part(host, "slides")!.offsetHeight).to.equal(200);
    const [bench, desk] = host.querySelectorAll("img");
    expect([bench!.offsetWidth, bench!.offsetHeight]).to.deep.equal([300, 200]);
    expect(desk!.offsetHeight + host.querySelector("figcaption")!.offsetHeight).to.equal(200);
  });

  describe("with an interval", () => {
    let clock: SinonFakeTimers;
    beforeEach(() => {
      clock = useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    });
    afterEach(async () => {
      clock.restore();
      await emulateMedia({ reducedMotion: "no-preference" });
    });

    async function placePlaying(content: string, style = ""): Promise<HTMLElement> {
      const host = await place(`<suite-slideshow data-interval="3000" style="${style}">${content}</suite-slideshow>`);
      await until(() => clock.countTimers() === 1);
      return host;
    }

    it("changes automatically without events or announcements, until the visitor stops it", async () => {
      const host = await placePlaying(three);
      const places = listened(host);
      const play = part(host, "play")!;
      expect(play.ariaLabel).to.equal("Stop the automatic change");
      clock.tick(3000);
      await until(() => said(host) === "2 of 3 Desk");
      expect(host.shadowRoot!.querySelector("[aria-live]")!.getAttribute("aria-live")).to.equal("off");
      play.click();
      await until(() => play.ariaLabel === "Start the automatic change");
      expect(host.shadowRoot!.querySelector("[aria-live]")!.getAttribute("aria-live")).to.equal("polite");
      expect(clock.countTimers()).to.equal(0);
      play.click();
      await until(() => clock.countTimers() === 1);
      clock.tick(3000);
      await until(() => said(host) === "3 of 3 Chair in oak");
      expect(places).to.deep.equal([]);
      host.remove();
      await until(() => clock.countTimers() === 0);
    });

    it("pauses while the focus is in it, except on the play button", async () => {
      const host = await placePlaying(three);
      part(host, "next")!.focus();
      clock.tick(9000);
      expect(said(host)).to.equal("1 of 3 Bench");
      part(host, "play")!.focus();
      clock.tick(3000);
      await until(() => said(host) === "2 of 3 Desk");
    });

    it("pauses outside of the window and while the editor runs", async () => {
      const host = await placePlaying(three, "margin-top: 2000px");
      clock.tick(9000);
      expect(said(host)).to.equal("1 of 3 Bench");
      host.style.marginTop = "0";
      document.body.classList.add("editor_enable");
      await until(() => part(host, "base")!.inert);
      clock.tick(9000);
      expect(said(host)).to.equal("1 of 3 Bench");
      document.body.classList.remove("editor_enable");
      await until(() => !part(host, "base")!.inert);
      clock.tick(3000);
      await until(() => said(host) === "2 of 3 Desk");
    });

    it("keeps running if the visitor presses the play button immediately", async () => {
      await emulateMedia({ reducedMotion: "reduce" });
      const page = await fixture<HTMLElement>("<div></div>");
      const host = Object.assign(document.createElement("suite-slideshow"), { innerHTML: three });
      host.dataset.interval = "3000";
      page.append(host);
      const drawn = new MutationObserver(() => {
        if (!part(host, "play")) return;
        drawn.disconnect();
        part(host, "play")!.click();
      });
      drawn.observe(host.shadowRoot!, { childList: true, subtree: true });
      await until(() => part(host, "play")?.ariaLabel === "Stop the automatic change");
      expect(clock.countTimers()).to.equal(1);
    });

    it("stands still with reduced motion, until the visitor starts it", async () => {
      await emulateMedia({ reducedMotion: "reduce" });
      const host = await place(`<suite-slideshow data-interval="3000">${three}</suite-slideshow>`);
      await until(() => part(host, "play")?.ariaLabel === "Start the automatic change");
      expect(clock.countTimers()).to.equal(0);
      part(host, "play")!.click();
      await until(() => clock.countTimers() === 1);
      clock.tick(3000);
      await until(() => inView(host) === 1);
    });
  });
});
