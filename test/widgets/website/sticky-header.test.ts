import { expect, fixture } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import stickyHeader from "#website/sticky-header/sticky-header.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part } from "./outside.ts";

define(stickyHeader);

const page = (attributes = "", menu = "") =>
  `<header style="background: rgb(1, 2, 3)"><suite-sticky-header ${attributes}><nav style="block-size: 60px"><a href="#x">Home</a>${menu}</nav></suite-sticky-header></header><main style="block-size: 3000px"></main>`;

async function open(attributes?: string, menu?: string) {
  const box = await fixture(`<div>${page(attributes, menu)}</div>`);
  const header = box.querySelector("header")!;
  const host = header.querySelector("suite-sticky-header")!;
  await until(() => host.matches(":state(ready)"));
  return { box, header, host, bar: part(host, "bar")!, top: header.getBoundingClientRect().top + scrollY };
}
const isStuck = (host: Element) => host.matches(":state(stuck)");

describe("suite-sticky-header", () => {
  beforeEach(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => {
    scrollTo(0, 0);
    document.body.classList.remove("editor_enable");
  });

  it("is fixed 300 px beyond the header's edge with its background, and keeps the space", async () => {
    const { header, host, bar, top } = await open();
    const { height } = header.getBoundingClientRect();
    scrollTo(0, top + 290);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(isStuck(host)).to.equal(false);
    scrollTo(0, top + 310);
    await until(() => isStuck(host));
    await until(() => bar.getBoundingClientRect().top === 0);
    expect([
      header.getBoundingClientRect().height,
      bar.offsetWidth,
      getComputedStyle(bar).backgroundColor,
    ]).to.deep.equal([height, document.documentElement.clientWidth, "rgb(1, 2, 3)"]);
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).to.equal("60px");
    scrollTo(0, top + 100);
    await until(() => !isStuck(host));
    expect(getComputedStyle(document.documentElement).scrollPaddingTop).to.equal("auto");
    expect(header.getBoundingClientRect().height).to.equal(height);
  });

  it("keeps the scroll position of the content", async () => {
    const { host, top, box } = await open();
    const main = box.querySelector("main")!;
    main.innerHTML = '<p style="block-size: 40px">A paragraph</p>'.repeat(40);
    const read = main.children[15]!;
    for (const [offset, stuck] of [
      [400, true],
      [200, false],
    ] as const) {
      scrollTo(0, top + offset);
      const before = read.getBoundingClientRect().top;
      await until(() => isStuck(host) === stuck);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      expect(read.getBoundingClientRect().top).to.be.closeTo(before, 0.1);
    }
  });

  it("is fixed at the distance of its attribute", async () => {
    const { host, top } = await open('data-offset="80"');
    scrollTo(0, top + 90);
    await until(() => isStuck(host));
  });

  it("waits until an open menu closes", async () => {
    const { host, top } = await open("", '<div class="collapse show"></div>');
    scrollTo(0, top + 400);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(isStuck(host)).to.equal(false);
    host.querySelector(".collapse")!.classList.remove("show");
    await until(() => isStuck(host));
  });

  it("is never fixed in a low window", async () => {
    await setViewport({ width: 320, height: 170 });
    const { host, bar, top } = await open();
    scrollTo(0, top + 400);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect([isStuck(host), bar.getBoundingClientRect().top < 0]).to.deep.equal([false, true]);
  });

  it("is not fixed while the editor runs", async () => {
    const { host, top } = await open();
    scrollTo(0, top + 400);
    await until(() => isStuck(host));
    document.body.classList.add("editor_enable");
    await until(() => !isStuck(host));
  });
});
