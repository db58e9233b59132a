import { expect, nextFrame, oneEvent } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { needs } from "#scripts/wtr/needs.mjs";
import { define } from "#shared/element/index.ts";
import gallery from "#website/gallery/gallery.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";

define(gallery);

const svg = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${fill}"/></svg>`)}`;
const image = (fill: string, alt = "") => `<img src="${svg(fill)}" alt="${alt}" width="40" height="30">`;
const three = `${image("tan", "Bench")}${image("teal", "Desk")}<figure>${image("olive", "A chair")}<figcaption>Chair
  in oak</figcaption></figure>`;

const caption = (host: Element) => part(host, "caption")?.innerText.replace(/\s+/g, " ").trim();
const isOpen = (host: Element) => !!part<HTMLDialogElement>(host, "dialog")?.open && !!part(host, "pictures");
const inView = (host: Element) => {
  const track = part(host, "pictures")!;
  return Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
};

/** True if scripts can create touches in this engine. */
function canTouch() {
  try {
    return !!new Touch({ identifier: 0, target: document.body });
  } catch {
    return false;
  }
}

async function open(html: string, at = 0) {
  const host = await place(html);
  const images = host.querySelectorAll("img");
  images[at]!.click();
  await until(() => isOpen(host));
  return { host, images };
}

describe("suite-gallery", () => {
  let href: string;
  beforeEach(async () => {
    href = location.href;
    await setViewport({ width: 800, height: 600 });
  });
  afterEach(() => history.replaceState(null, "", href));

  it("opens the pressed picture in a dialog with its position and name, and returns the focus", async () => {
    const host = await place(`<suite-gallery>${three}</suite-gallery>`);
    const picture = host.querySelectorAll("img")[2]!;
    expect([picture.role, picture.tabIndex, picture.ariaHasPopup]).to.deep.equal(["button", 0, "dialog"]);
    expect(getComputedStyle(picture).cursor).to.equal("zoom-in");
    picture.focus();
    const shown = oneEvent(host, "suite-popup-show");
    await sendKeys({ press: "Enter" });
    await shown;
    await until(() => isOpen(host));
    expect(caption(host)).to.equal("3 of 3 Chair in oak");
    await until(() => inView(host) === 2);
    const pane = part(host, "picture")!.closest(".pane")!;
    expect([pane.scrollWidth, pane.scrollHeight]).to.deep.equal([pane.clientWidth, pane.clientHeight]);
    await expect(host).to.be.accessible();
    const hidden = oneEvent(host, "suite-popup-hide");
    await sendKeys({ press: "Escape" });
    await hidden;
    await until(() => !isOpen(host));
    expect(document.activeElement === picture).to.equal(true);
  });

  it("says that a press enlarges a picture, and keeps names of the page", async () => {
    const link = (inner: string) => `<a href="/web/image/1">${inner}</a>`;
    const host = await place(
      `<suite-gallery>${image("tan")}${image("teal", "Desk")}<figure>${image("olive")}<figcaption>Chair</figcaption></figure>${link(image("tan"))}${link(`${image("teal")} Look`)}${image("tan").replace("alt", 'title="Stool" alt')}</suite-gallery>`,
    );
    const controls = [...host.querySelectorAll("[aria-haspopup]")];
    expect(controls.map(({ localName, ariaLabel }) => [localName, ariaLabel])).to.deep.equal([
      ["img", "Enlarge: Picture 1 of 6"],
      ["img", "Enlarge: Desk"],
      ["img", "Enlarge: Chair"],
      ["a", "Enlarge: Picture 4 of 6"],
      ["a", null],
      ["img", "Enlarge: Stool"],
    ]);
    expect(controls.slice(2).map((control) => control.hasAttribute("tabindex"))).to.deep.equal([
      true,
      false,
      false,
      true,
    ]);
  });

  it("shows other pictures by keys, buttons and thumbnails, around the ends, and emits the index", async () => {
    const { host } = await open(`<suite-gallery>${three}</suite-gallery>`);
    const places: number[] = [];
    host.addEventListener("suite-slide-change", (event) => places.push((event as CustomEvent).detail.index));
    await sendKeys({ press: "ArrowLeft" });
    await until(() => caption(host) === "3 of 3 Chair in oak");
    await sendKeys({ press: "Home" });
    await until(() => caption(host) === "1 of 3 Bench");
    part(host, "next")!.click();
    await until(() => caption(host) === "2 of 3 Desk");
    host.shadowRoot!.querySelectorAll<HTMLElement>("[part=thumbnail]")[2]!.click();
    await until(() => caption(host) === "3 of 3 Chair in oak" && inView(host) === 2);
    expect(places).to.deep.equal([2, 0, 1, 2]);
    part(host, "close")!.click();
    await until(() => !isOpen(host));
  });

  it("names the picture in the address, which opens it; going back closes it", async () => {
    const { host } = await open(`<suite-gallery id="workshop">${three}</suite-gallery>`, 1);
    expect(location.hash).to.equal("#gallery-workshop-2");
    part(host, "next")!.click();
    await until(() => location.hash === "#gallery-workshop-3");
    const left = oneEvent(window, "popstate");
    history.back();
    await left;
    await until(() => !isOpen(host));
    expect(location.hash).to.equal("");
    history.replaceState(null, "", "#gallery-workshop-1");
    const other = await place(`<suite-gallery id="workshop">${three}</suite-gallery>`);
    await until(() => isOpen(other));
    expect(caption(other)).to.equal("1 of 3 Bench");
    part(other, "close")!.click();
    await until(() => location.hash === "");
    expect(document.activeElement).to.equal(other.querySelector("img"));
  });

  it("shows the larger picture of a link, and ignores other links", async () => {
    const host = await place(
      `<suite-gallery><a href="/web/image/7.png">${image("tan", "Bench")}</a><a href="#elsewhere">${image("teal", "Desk")}</a></suite-gallery>`,
    );
    const [larger, other] = host.querySelectorAll("a");
    expect([larger!.role, larger!.ariaHasPopup, other!.role, other!.querySelector("img")!.role]).to.deep.equal([
      "button",
      "dialog",
      null,
      null,
    ]);
    larger!.href = `${location.origin}/a.png`;
    other!.click();
    await until(() => location.hash === "#elsewhere");
    expect(isOpen(host)).to.equal(false);
    larger!.click();
    await until(() => isOpen(host));
    await until(() => part(host, "broken"));
    expect(part(host, "broken")!.innerText).to.equal("This picture could not be loaded.");
    part(host, "close")!.click();
    await until(() => !isOpen(host));
  });

  it("enlarges a picture by a button and moves it by keys, until another one is shown", async () => {
    const { host } = await open(`<suite-gallery>${three}</suite-gallery>`);
    const zoom = part(host, "zoom")!;
    zoom.click();
    await until(() => zoom.ariaPressed === "true");
    const pane = part(host, "picture")!.closest<HTMLElement>(".pane")!;
    expect(pane.scrollWidth).to.be.greaterThan(pane.clientWidth * 2);
    const before = pane.scrollLeft;
    await sendKeys({ press: "ArrowRight" });
    await until(() => pane.scrollLeft > before);
    expect(caption(host)).to.equal("1 of 3 Bench");
    part(host, "next")!.click();
    await until(() => zoom.ariaPressed === "false");
    expect(pane.scrollWidth).to.equal(pane.clientWidth);
    part(host, "close")!.click();
    await until(() => !isOpen(host));
  });

  it("follows a swipe to another picture, and enlarges a picture by two fingers", async () => {
    needs(canTouch());
    const { host } = await open(`<suite-gallery>${three}</suite-gallery>`);
    const [track, zoom] = [part(host, "pictures")!, part(host, "zoom")!];
    const touch = (type: string, ...places: readonly number[]) => {
      const touches = places.map(
        (clientX, identifier) => new Touch({ identifier, target: track, clientX, clientY: 200 }),
      );
      track.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    };
    const scale = () => host.shadowRoot!.querySelector<HTMLElement>('.pane[style*="--_zoom"]')?.style;
    await until(() => track.scrollWidth === 3 * track.clientWidth);
    // the track has measured its size
    await nextFrame();
    await nextFrame();
    touch("touchstart", 700);
    track.scrollTo({ left: track.clientWidth, behavior: "instant" });
    await until(() => caption(host) === "2 of 3 Desk");

    touch("touchstart", 350, 450);
    touch("touchmove", 350, 450);
    touch("touchmove", 300, 500);
    await until(() => zoom.ariaPressed === "true");
    expect(scale()!.getPropertyValue("--_zoom")).to.equal("2");
    touch("touchmove", 390, 410);
    await until(() => zoom.ariaPressed === "false");
    expect([scale()!.getPropertyValue("--_zoom"), caption(host)]).to.deep.equal(["1", "2 of 3 Desk"]);
    part(host, "close")!.click();
    await until(() => !isOpen(host));
  });

  it("limits a picture of several sizes to its largest file and to the window", async () => {
    const file = (width: number) =>
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40"/>`)} ${width}w`;
    const picture = (...widths: readonly number[]) =>
      `<img src="${svg("tan")}" srcset="${widths.map(file).join(", ")}" sizes="40px" alt="Bench">`;
    const { host } = await open(`<suite-gallery>${picture(100, 300, 200)}${picture(400, 1600)}</suite-gallery>`);
    const shown = () => [...host.shadowRoot!.querySelectorAll<HTMLImageElement>("[part=picture]")];
    await until(() => shown().every(({ complete }) => complete));
    const [small, large] = shown().map(({ naturalWidth }) => naturalWidth);
    expect(small).to.equal(300);
    // 100vw is less than the window in WebKitGTK
    expect(large).to.be.within(600, innerWidth);
    expect(shown()[0]!.offsetWidth).to.equal(300);
    part(host, "close")!.click();
    await until(() => !isOpen(host));
  });

  it("stays closed if its event is canceled, and restores the pictures", async () => {
    const host = await place(`<suite-gallery>${image("tan", "Bench")}</suite-gallery>`);
    const picture = host.querySelector("img")!;
    host.addEventListener("suite-popup-show", (event) => event.preventDefault(), { once: true });
    picture.click();
    expect(host.matches(":state(open)")).to.equal(false);
    picture.click();
    await until(() => isOpen(host));
    expect(part(host, "thumbnails")).to.equal(null);
    host.remove();
    await until(() => !picture.hasAttribute("role"));
    expect(picture.getAttributeNames()).to.deep.equal(["src", "alt", "width", "height"]);
    await until(() => location.hash === "");
  });
});
