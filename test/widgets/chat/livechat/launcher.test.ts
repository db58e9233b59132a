import { expect, oneEvent, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { behave, focused, misbehave, newPage, part, place, ready, sessionCookie } from "./place.ts";

const box = (element: Element) => element.getBoundingClientRect();

describe("suite-livechat, button", () => {
  // the first call starts the suite
  beforeEach(async () => void (await newPage()));
  afterEach(async () => {
    restore();
    document.documentElement.removeAttribute("style");
    await setViewport({ width: 800, height: 600 });
  });

  it("floats at the end of the page with the default text, and stores only the page history", async () => {
    const host = await ready();
    expect(part(host, "button")!.textContent).to.equal("Chat with one of our collaborators");
    const { right, bottom } = box(part(host, "launcher")!);
    expect(innerWidth - right).to.be.within(0, 40);
    expect(innerHeight - bottom).to.be.within(0, 40);
    expect(document.cookie.split("; ").filter((cookie) => cookie.startsWith("im_"))).to.have.length(1);
    expect(sessionStorage.length + localStorage.length).to.equal(0);
    await expect(host).to.be.accessible();
  });

  it("has the text and the side of the attributes, and no text for a blank", async () => {
    const host = await ready('data-channel-id="1" data-button-text="Ask us" data-position="start" data-history="off"');
    expect(part(host, "button")!.textContent).to.equal("Ask us");
    expect(box(part(host, "launcher")!).left).to.be.within(0, 40);
    expect(document.cookie).to.not.contain("im_");
  });

  it("is mirrored in right-to-left languages, and has the page's language", async () => {
    const host = await ready(undefined, 'lang="ar" dir="rtl" style="block-size: 300vh"');
    expect(part(host, "button")!.textContent).to.equal("تحدث مع أحد زملائنا");
    expect(box(part(host, "launcher")!).left).to.be.within(0, 40);
    const hide = box(part(host, "hide")!);
    const launcher = box(part(host, "launcher")!);
    expect(hide.left - launcher.left, "inside of the launcher").to.be.within(0, 16);
    expect(hide.top + hide.height / 2).to.be.closeTo(launcher.top + launcher.height / 2, 1);
    const words = document.createRange();
    words.selectNodeContents(part(host, "button")!.querySelector(".label")!);
    expect(words.getBoundingClientRect().left, "beside the words").to.be.at.least(hide.right);
  });

  it("can be hidden by keyboard at every width, for this page view, without opening the chat", async () => {
    const host = await ready();
    part(host, "hide")!.focus();
    expect(part(host, "hide")).to.have.attribute("aria-label", "Hide the chat button");
    await sendKeys({ press: "Enter" });
    await until(() => !part(host, "launcher"));
    expect(document.cookie).to.not.contain(sessionCookie);
  });

  for (const [what, width, text] of [
    ["below 768 px", 767, ""],
    ["with text of 200 %", 1280, "200%"],
  ] as const) {
    it(`is a round button ${what}, with its text for screen readers and the hide control at its corner`, async () => {
      await setViewport({ width, height: 700 });
      document.documentElement.style.fontSize = text;
      const host = await ready();
      const [launcher, button, hide] = ["launcher", "button", "hide"].map((name) => part(host, name)!);
      const round = box(launcher!);
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      for (const side of [round.width, round.height]) expect(side).to.be.closeTo(3.5 * rem, 0.1);
      expect(innerWidth - round.right).to.be.closeTo(rem, 0.1);
      expect(parseFloat(getComputedStyle(launcher!).borderTopLeftRadius)).to.be.at.least(round.width / 2);
      expect(
        host.shadowRoot!.elementFromPoint(round.x + round.width / 2, round.y + round.height / 2)!.closest("button"),
      ).to.equal(button);
      expect(box(button!.querySelector(".label")!).width, "words").to.equal(0);
      expect(button!.textContent).to.equal("Chat with one of our collaborators");
      const corner = box(hide!);
      expect(corner.x + corner.width / 2).to.be.closeTo(round.right - 0.75 * rem, 2);
      expect(corner.y + corner.height / 2).to.be.closeTo(round.top + 0.75 * rem, 2);
      expect(corner.width).to.be.at.least(24);
      hide!.click();
      await until(() => !part(host, "launcher"));
      await expect(host).to.be.accessible();
    });
  }

  it("shows its text from 768 px on", async () => {
    await setViewport({ width: 768, height: 700 });
    const host = await ready(undefined, 'style="block-size: 300vh"');
    expect(box(part(host, "button")!.querySelector(".label")!).width).to.be.greaterThan(200);
    expect(box(part(host, "launcher")!).width).to.be.within(250, 400);
  });

  it("is round from the second page on", async () => {
    document.cookie = 'im_livechat_history=["/","/shop"]; path=/';
    const host = await ready();
    const { width, height } = box(part(host, "launcher")!);
    expect([width, height]).to.deep.equal([56, 56]);
    expect(part(host, "button")!.textContent).to.equal("Chat with one of our collaborators");
  });

  it("is round on a page that does not scroll, since its text would cover the end, and stays so when the page grows", async () => {
    await setViewport({ width: 1280, height: 700 });
    const host = await ready();
    const width = () => box(part(host, "launcher")!).width;
    expect(width()).to.equal(56);
    const more = document.body.appendChild(document.createElement("div"));
    more.style.blockSize = "300vh";
    scrollTo(0, 40);
    await until(() => scrollY === 40);
    expect(width(), "a wider button would be a shift of the layout").to.equal(56);
    more.remove();
  });

  it("leaves the place to what ends the page, and comes back by keyboard and when the visitor scrolls up", async () => {
    const host = await ready(undefined, 'style="block-size: 300vh"');
    const isInView = () => box(part(host, "launcher")!).top < innerHeight;
    expect(isInView()).to.equal(true);
    scrollTo(0, document.documentElement.scrollHeight);
    await until(() => !isInView());
    part(host, "button")!.focus();
    await until(isInView);
    part(host, "button")!.blur();
    await until(() => !isInView());
    scrollTo(0, 0);
    await until(isInView);
  });

  it("is hidden without an operator", async () => {
    const unavailable = oneEvent(document, "suite-livechat-unavailable");
    const host = await place('data-channel-id="3"');
    await unavailable;
    expect(part(host, "launcher")).to.equal(null);
    expect(box(host).width).to.equal(0);
  });

  it("shows the page author's content without an operator: the button repeats the check, then opens the content", async () => {
    const unavailable = oneEvent(document, "suite-livechat-unavailable");
    const host = await place('data-channel-id="3"');
    const line = document.createElement("a");
    line.slot = "away";
    line.href = "tel:+12075550100";
    line.textContent = "Call us";
    host.append(line);
    await unavailable;
    await until(() => part(host, "launcher"));
    expect(part(host, "notice")!.hidden).to.equal(true);
    part(host, "button")!.click();
    await until(() => !part(host, "notice")?.hidden && line.checkVisibility());
    expect(part(host, "notice")!.textContent).to.contain("please try again later");
    await expect(host).to.be.accessible();
    part(host, "dismiss")!.click();
    await until(() => part(host, "notice")!.hidden && !line.checkVisibility());
  });

  it("shows in the page that no operator is available, until the visitor dismisses the message", async () => {
    const host = await ready();
    const alert = host.shadowRoot!.querySelector("[role=alert]")!;
    expect(alert.textContent).to.equal("");
    misbehave({ operators: false });
    part(host, "button")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => alert.textContent === "None of our collaborators seems to be available, please try again later.");
    expect(alert.isConnected).to.equal(true);
    expect(part(host, "window")).to.equal(null);
    await expect(host).to.be.accessible();
    part(host, "dismiss")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "notice")!.hidden);
    expect(focused(host)).to.equal(part(host, "button"));
  });

  it("shows why it failed, and retries", async () => {
    const said = stub(console, "error");
    const host = await ready();
    misbehave({ garbage: true });
    part(host, "button")!.click();
    await until(() => !part(host, "notice")!.hidden);
    expect(host.shadowRoot!.querySelector("[role=alert]")!.textContent).to.equal(
      "The server gave an unexpected answer. Please try again later.",
    );
    expect(said.callCount).to.equal(1);
    expect(host.matches(":state(error)")).to.equal(true);
    await expect(host).to.be.accessible();
    behave();
    part(host, "retry")!.focus();
    // two clicks within 200 ms count as one
    await waitUntil(() => (part(host, "retry")?.click(), part(host, "window")), "no window", { interval: 300 });
    expect(host.matches(":state(error)")).to.equal(false);
  });

  it("does not move with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const host = await ready();
    expect(getComputedStyle(part(host, "launcher")!).animationDuration).to.equal("0s");
    await emulateMedia({ reducedMotion: "no-preference" });
  });
});
