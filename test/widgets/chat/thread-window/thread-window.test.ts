import { expect, fixture, fixtureCleanup } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import declaration from "#chat/thread-window/thread-window.element.ts";
import { define, pageRegistry, shared } from "#shared/element/index.ts";
import { HandBus } from "#test/unit/chat/common/conversation/hand-bus.ts";
import { newVisitor, until } from "#test/widgets/shared/state/visitor.ts";
import { animationEnds, behave, focused, input, message, misbehave, part, parts } from "../livechat/place.ts";

define(declaration);

type Host = HTMLElement & { open(): void; close(): void; fold(): void };

/** Chat of an order, with 140 messages. */
const uuid = "5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a01";
const repair = "5d0c6a0e-8f5e-4b7c-9a56-2f6f1f0f9a02";
const box = (element: Element) => element.getBoundingClientRect();

describe("suite-thread-window", () => {
  // the first call starts the suite
  let bus: HandBus;
  beforeEach(async () => {
    behave();
    localStorage.clear();
    sessionStorage.clear();
    await newVisitor();
    pageRegistry().stores?.clear();
    bus = shared(`suite.bus ${location.origin}`, () => new HandBus());
  });
  afterEach(async () => {
    restore();
    await setViewport({ width: 800, height: 600 });
  });

  const place = (attributes = `data-uuid="${uuid}" data-name="SO042"`) =>
    fixture<Host>(`<suite-thread-window ${attributes}></suite-thread-window>`);
  async function loaded(attributes?: string): Promise<Host> {
    const host = await place(attributes);
    await until(() => parts(host, "message").length > 20, "no messages");
    return host;
  }

  it("is open from the start with the newest messages in view, and takes no focus", async () => {
    const opener = await fixture<HTMLElement>("<button>Orders</button>");
    opener.focus();
    const host = await loaded();
    expect(document.activeElement).to.equal(opener);
    expect(part(host, "title")!.textContent).to.equal("SO042");
    expect(part(host, "badge")).to.equal(null);
    const last = parts(host, "message").at(-1)!;
    expect(box(last).bottom).to.be.at.most(box(part(host, "thread")!).bottom);
    await expect(host).to.be.accessible();
  });

  it("loads earlier messages when the visitor scrolls to them, up to the first one", async () => {
    const host = await loaded();
    const thread = part(host, "thread")!;
    const first = () => parts(host, "content")[0]!.textContent;
    await until(() => {
      thread.scrollBy({ top: -1_000_000, behavior: "instant" });
      return first().startsWith("Hello Marc, the order confirmation just arrived.");
    });
    expect(parts(host, "day").length).to.be.greaterThan(3);
  });

  it("posts messages, and shows those of other persons", async () => {
    const host = await loaded();
    const text = `Hello ${crypto.randomUUID()}`;
    input(host).focus();
    await sendKeys({ type: text });
    await sendKeys({ press: "Enter" });
    await until(() => parts(host, "message").at(-1)!.matches(".own.sent"));
    expect(parts(host, "content").at(-1)!.textContent).to.equal(text);
    bus.notify(uuid, message(900_001, "Good morning"));
    await until(() => parts(host, "content").at(-1)!.textContent === "Good morning");
    expect(part(host, "status")!.textContent).to.equal("Marc: Good morning");
  });

  it("shows an unsent message, and sends it on request", async () => {
    stub(console, "error");
    const host = await loaded();
    misbehave({ garbage: true });
    const text = `Later ${crypto.randomUUID()}`;
    input(host).focus();
    await sendKeys({ type: text });
    await sendKeys({ press: "Enter" });
    await until(() => host.shadowRoot!.querySelector(".failed"));
    await expect(host).to.be.accessible();
    behave();
    part(host, "retry")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => parts(host, "message").at(-1)!.matches(".own.sent"));
    expect(parts(host, "content").filter(({ textContent }) => textContent === text)).to.have.length(1);
  });

  it("is minimized by keyboard, stores this, and takes the focus when it is restored", async () => {
    const host = await loaded();
    part(host, "title")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => host.matches(":state(folded)") && part(host, "window")!.matches(".minimized"));
    await animationEnds(host);
    expect(box(part(host, "window")!).height).to.equal(34);
    await expect(host).to.be.accessible();
    fixtureCleanup();
    const again = await place();
    await until(() => part(again, "window"));
    expect(part(again, "window")!.matches(".minimized")).to.equal(true);
    part(again, "title")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !part(again, "window")!.matches(".minimized"));
    await animationEnds(again);
    expect(focused(again)).to.equal(input(again));
    expect(box(part(again, "window")!).height).to.equal(400);
  });

  it("closes without a rating, and opens again", async () => {
    const host = await loaded();
    part(host, "close")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !part(host, "window"));
    host.open();
    await until(() => parts(host, "message").length > 20);
  });

  it("is placed beside another window", async () => {
    const hosts = [await place(), await place(`data-uuid="${repair}"`)];
    await until(() => hosts.every((host) => part(host, "window")));
    const boxes = () => hosts.map((host) => box(part(host, "window")!));
    await until(() => boxes()[1]!.right < boxes()[0]!.left, JSON.stringify(boxes()));
    expect(boxes()[0]!.bottom).to.equal(boxes()[1]!.bottom);
    hosts[0]!.close();
    await until(() => innerWidth - box(part(hosts[1]!, "window")!).right < 40);
  });

  it("fills the screen of a phone, and is never minimized there", async () => {
    await setViewport({ width: 375, height: 667 });
    const host = await loaded(`data-uuid="${uuid}" data-folded`);
    const { width, height } = box(part(host, "window")!);
    expect([width, height]).to.deep.equal([375, 667]);
    host.fold();
    expect(host.matches(":state(folded)")).to.equal(false);
  });
});
