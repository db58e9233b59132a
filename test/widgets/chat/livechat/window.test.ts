import { expect } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import type { HandBus } from "#test/unit/chat/common/conversation/hand-bus.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import {
  animationEnds,
  focused,
  type Host,
  input,
  message,
  newPage,
  opened,
  part,
  parts,
  place,
  ready,
  session,
  sessionCookie,
  turnPage,
} from "./place.ts";

const box = (element: Element) => element.getBoundingClientRect();
const status = (host: Host) => part(host, "status")!.textContent;
/** Messages of the visitor that the suite has stored. */
const sent = (host: Host) =>
  parts(host, "message")
    .filter((row) => row.matches(".own.sent"))
    .map((row) => row.querySelector("[part=content]")!.textContent);

describe("suite-livechat, window", () => {
  // the first call starts the suite
  let bus: HandBus;
  beforeEach(async () => {
    bus = await newPage();
  });
  afterEach(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("opens by keyboard with the focus in the text field, and returns the focus to the button", async () => {
    const host = await ready();
    part(host, "button")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "window"));
    await animationEnds(host);
    expect(focused(host)).to.equal(input(host));
    expect(input(host).placeholder).to.equal("Ask something ...");
    expect(part(host, "launcher")).to.equal(null);
    await until(() => part(host, "content")!.textContent === "How may I help you?");
    expect(host.matches(":state(open)")).to.equal(true);
    await expect(host).to.be.accessible();
    part(host, "close")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "button"));
    expect(focused(host)).to.equal(part(host, "button"));
    expect(document.cookie).to.not.contain(sessionCookie);
  });

  it("shows the operator's face beside the name, and the focus of the field inside of the window", async () => {
    const { host } = await opened();
    input(host).focus();
    const face = part(host, "title")!.querySelector("img")!;
    expect(new URL(face.src).pathname).to.match(/^\/web\/image\/res\.partner\/\d+\/image_small$/);
    expect(parseFloat(getComputedStyle(input(host)).outlineOffset)).to.be.lessThan(0);
  });

  it("is at the bottom of the page's end, 400 px high, minimized 34 px high", async () => {
    const { host } = await opened();
    const window = part(host, "window")!;
    expect(box(window).height).to.equal(400);
    expect(box(window).bottom).to.equal(innerHeight);
    expect(innerWidth - box(window).right).to.be.within(0, 40);
    expect(part(host, "title")!.textContent).to.equal("Marc Olsen");
    const icon = () => part(host, "title")!.querySelector(".icon")!;
    const drawing = icon().innerHTML;
    expect(box(icon()).right, "the icon of this state is beside the close button").to.be.within(
      box(part(host, "close")!).left - 24,
      box(part(host, "close")!).left,
    );
    part(host, "title")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => window.matches(".minimized"));
    await animationEnds(host);
    expect(icon().innerHTML).to.not.equal(drawing);
    expect(box(window).height).to.equal(34);
    expect(box(window).bottom).to.equal(innerHeight);
    expect(part(host, "title")).to.have.attribute("aria-expanded", "false");
    expect(host.matches(":state(folded)")).to.equal(true);
    expect(session().folded).to.equal(true);
    await expect(host).to.be.accessible();
    await sendKeys({ press: "Tab" });
    expect(focused(host)).to.equal(part(host, "close"));
    part(host, "title")!.click();
    await until(() => !window.matches(".minimized"));
    expect(focused(host)).to.equal(input(host));
  });

  it("is minimized in 200 ms, at once with reduced motion", async () => {
    const { host } = await opened();
    const window = part(host, "window")!;
    part(host, "title")!.click();
    await until(() => window.matches(".minimized"));
    expect(getComputedStyle(window).animationDuration).to.equal("0.2s");
    await emulateMedia({ reducedMotion: "reduce" });
    expect(getComputedStyle(window).animationDuration).to.equal("0s");
  });

  it("is mirrored in right-to-left languages", async () => {
    const { host } = await opened(undefined, 'dir="rtl" lang="ar"');
    expect(box(part(host, "window")!).left).to.be.within(0, 40);
    expect(box(part(host, "close")!).right).to.be.lessThan(box(part(host, "title")!).left + 1);
    expect(box(part(host, "send")!).right).to.be.lessThan(box(input(host)).left + 1);
    await expect(host).to.be.accessible();
  });

  it("fills the screen of a phone, and cannot be minimized there", async () => {
    await setViewport({ width: 375, height: 667 });
    const { host } = await opened();
    const { width, height, top, left } = box(part(host, "window")!);
    expect([left, top, width, height]).to.deep.equal([0, 0, 375, 667]);
    expect(box(part(host, "close")!).right).to.be.lessThan(box(host.shadowRoot!.querySelector("h2")!).left + 1);
    expect(host.shadowRoot!.querySelector("[aria-expanded]")).to.equal(null);
    await until(() => part(host, "window")!.style.getPropertyValue("--_height") === `${visualViewport!.height}px`);
    host.fold();
    expect(host.matches(":state(folded)")).to.equal(false);
    await expect(host).to.be.accessible();
  });

  it("sends on Enter, starts a line on Shift+Enter, and sends no blanks", async () => {
    const { host } = await opened();
    await sendKeys({ press: "Enter" });
    await sendKeys({ type: "  Hello" });
    await sendKeys({ down: "Shift" });
    await sendKeys({ press: "Enter" });
    await sendKeys({ up: "Shift" });
    await sendKeys({ type: "you " });
    expect(input(host).value).to.equal("  Hello\nyou ");
    await sendKeys({ press: "Enter" });
    expect(input(host).value).to.equal("");
    await until(() => sent(host).length === 1);
    expect(parts(host, "content").at(-1)!.innerText).to.equal("Hello\nyou");
    await sendKeys({ type: "   " });
    await sendKeys({ press: "Enter" });
    await until(() => input(host).value === "");
    expect(parts(host, "message")).to.have.length(2);
    await expect(host).to.be.accessible();
  });

  it("does not send on the Enter that ends the composition of a word", async () => {
    const { host } = await opened();
    await sendKeys({ type: "日本" });
    const enter = (isComposing: boolean) =>
      input(host).dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", isComposing, bubbles: true, cancelable: true, composed: true }),
      );
    expect(enter(true)).to.equal(true);
    expect(input(host).value).to.equal("日本");
    expect(enter(false)).to.equal(false);
    await until(() => sent(host).join() === "日本");
  });

  it("keeps an unsent draft: while it is minimized, and on the next page", async () => {
    const { host } = await opened();
    await sendKeys({ type: "Not yet" });
    host.fold();
    await until(() => part(host, "window")!.matches(".minimized"));
    host.fold();
    await until(() => !part(host, "window")!.matches(".minimized"));
    expect(input(host).value).to.equal("Not yet");
    turnPage();
    const next = await place();
    await until(() => part(next, "window"));
    await until(() => input(next).value === "Not yet");
  });

  it("announces messages of other persons to screen readers, neither the visitor's own nor typing", async () => {
    const { host, uuid } = await opened();
    expect(part(host, "status")).to.have.attribute("role", "status");
    expect(status(host)).to.equal("");
    await sendKeys({ type: "Hello" });
    await sendKeys({ press: "Enter" });
    await until(() => sent(host).length === 1);
    bus.notify(uuid, { info: "typing_status", partner_id: 7, is_typing: true, is_website_user: false });
    await until(() => !part(host, "typing")!.hidden);
    expect(part(host, "typing")!.textContent).to.equal("Harbour & Pine, Marc Olsen is typing...");
    expect(status(host)).to.equal("");
    bus.notify(uuid, message(900_001, "Good <b>morning</b> &amp; welcome"));
    await until(() => status(host) === "Marc: Good morning & welcome");
    expect(part(host, "typing")!.hidden).to.equal(true);
    for (const live of host.shadowRoot!.querySelectorAll("[role=log]"))
      expect(live).to.have.attribute("aria-live", "off");
  });

  it("counts messages that arrive while it is minimized", async () => {
    const { host, uuid } = await opened();
    host.fold();
    await until(() => part(host, "window")!.matches(".minimized"));
    bus.notify(uuid, message(900_001, "One"));
    bus.notify(uuid, message(900_002, "Two"));
    await until(() => part(host, "badge")?.textContent === "22 unread messages");
    await animationEnds(host);
    await expect(host).to.be.accessible();
    host.fold();
    await until(() => !part(host, "badge"));
  });
});
