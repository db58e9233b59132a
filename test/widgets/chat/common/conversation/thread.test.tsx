import { expect, nextFrame } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { needs } from "#scripts/wtr/needs.mjs";
import { pageRegistry } from "#shared/element/index.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { emptyPage } from "#test/widgets/shared/ui/render.ts";
import { line, lines } from "./hand-conversation.ts";
import { place } from "./placed-thread.tsx";

describe("thread", () => {
  afterEach(() => {
    emptyPage();
    pageRegistry().stores?.clear();
  });

  it("renders few of ten thousand messages, with the newest in view, also while messages arrive", async () => {
    const { conversation, rows, row, atEnd, settled } = place();
    conversation.messages.set(lines(1, 10_000));
    await until(() => rows().length > 0);
    expect(rows().length).to.be.lessThan(131);
    expect(atEnd()).to.equal(true);
    for (let id = 10_001; id <= 10_080; id++) conversation.push(line(id));
    await until(() => row(10_080));
    await settled();
    expect(rows().length).to.be.lessThan(131);
    expect(atEnd()).to.equal(true);
  });

  it("renders only new messages; the other rows keep their elements", async () => {
    const { conversation, rows, row } = place();
    conversation.messages.set(lines(1, 30));
    await until(() => row(30));
    const before = rows();
    conversation.push(line(31));
    await until(() => row(31));
    expect(rows().slice(0, 30)).to.deep.equal(before);
  });

  it("adds earlier messages above when the visitor scrolls up, and keeps the scroll position", async () => {
    const { conversation, rows, row, scrollBy, scroller } = place();
    conversation.messages.set(lines(1, 1000));
    await until(() => row(1000));
    const before = rows().length;
    const first = rows()[0]!;
    const way = first.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    await scrollBy(way + 100);
    await until(() => rows().length > before);
    await nextFrame();
    const top = first.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    expect(top).to.be.closeTo(-100, 2);
  });

  it("requests earlier messages at the start, and keeps the scroll position when they arrive", async () => {
    const { conversation, row, scroller, scrollBy } = place();
    conversation.messages.set(lines(201, 240));
    conversation.reading.set({ busy: false, error: null, more: true });
    await until(() => row(240));
    expect(conversation.log).to.not.include("loadEarlier");
    // the first message loses its day and its author's name
    const read = row(203)!;
    await scrollBy(read.getBoundingClientRect().top - scroller.getBoundingClientRect().top);
    await until(() => conversation.log.includes("loadEarlier"));
    const { top } = read.getBoundingClientRect();
    conversation.prepend(...lines(101, 200));
    await until(() => row(200));
    await nextFrame();
    expect(read.isConnected).to.equal(true);
    expect(read.getBoundingClientRect().top).to.be.closeTo(top, 2);
  });

  it("shows earlier messages to a visitor at the very start, where nothing can be scrolled", async () => {
    const { conversation, row, scrollToStart } = place();
    const yesterday = Date.now() - 86_400_000;
    conversation.messages.set(lines(201, 240));
    conversation.reading.set({ busy: false, error: null, more: true });
    await until(() => row(240));
    await scrollToStart();
    await until(() => conversation.log.includes("loadEarlier"));
    conversation.prepend(...lines(101, 200).map((message) => ({ ...message, date: yesterday })));
    await until(() => row(200));
  });

  it("makes no request if there are no earlier messages", async () => {
    const { conversation, row, scrollToStart, settled } = place();
    conversation.messages.set(lines(1, 40));
    await until(() => row(40));
    await scrollToStart();
    await settled();
    expect(conversation.log).to.not.include("loadEarlier");
  });

  it("keeps the scroll position, shows the number of unread messages, and scrolls to them", async () => {
    needs(CSS.supports("overflow-anchor", "auto"));
    const { conversation, row, find, atEnd, scrollBy, shadow } = place();
    conversation.messages.set(lines(1, 40));
    await until(() => row(40));
    await scrollBy(-400);
    await until(() => conversation.log.at(-1) === "attend false");
    const read = row(30)!;
    const top = read.getBoundingClientRect().top;
    conversation.push(line(41));
    conversation.unread.set(1);
    await until(() => find("[part=unread]"));
    await nextFrame();
    expect(read.getBoundingClientRect().top).to.be.closeTo(top, 2);
    expect(find("[part=unread]").textContent).to.equal("1 unread message");
    await expect(shadow.host).to.be.accessible();
    conversation.unread.set(2);
    await until(() => find("[part=unread]").textContent === "2 unread messages");
    find("[part=unread]").focus();
    await sendKeys({ press: "Enter" });
    await until(() => conversation.log.at(-1) === "attend true");
    expect(atEnd()).to.equal(true);
    await until(() => !find("[part=unread]"));
  });

  it("scrolls to the visitor's own message", async () => {
    const { conversation, row, atEnd, scrollBy } = place();
    conversation.messages.set(lines(1, 40));
    await until(() => row(40));
    await scrollBy(-400);
    conversation.push(line(0, { key: "out-0", body: "Mine", own: true, author: null, state: "sending" }));
    await until(() => atEnd());
  });

  it("is not attended while it is minimized", async () => {
    const { conversation, draw } = place();
    expect(conversation.log.at(-1)).to.equal("attend true");
    draw(true);
    expect(conversation.log.at(-1)).to.equal("attend false");
    draw(false);
    expect(conversation.log.at(-1)).to.equal("attend true");
    await nextFrame();
  });
});
