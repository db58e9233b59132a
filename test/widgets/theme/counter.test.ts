import { expect, fixture, html, nextFrame, waitUntil } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { restore, useFakeTimers } from "sinon";
import { define } from "#shared/element/index.ts";
import counter from "#theme/counter/counter.element.ts";

define(counter);

const shown = (host: Element) => host.shadowRoot!.querySelector("[part=counted]");
const ready = (host: Element) => waitUntil(() => host.matches(":state(ready)"), "not ready");

describe("suite-counter", () => {
  afterEach(async () => {
    restore();
    scrollTo(0, 0);
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("counts once in view, and ends with the page author's text", async () => {
    const page = await fixture<HTMLElement>(
      html`<div><div style="block-size: 200vh"></div><suite-counter data-duration="300"><b>1,250+</b></suite-counter></div>`,
    );
    const host = page.querySelector("suite-counter")!;
    const written = host.outerHTML;
    const seen: string[] = [];
    await ready(host);
    const frames = useFakeTimers({ toFake: ["requestAnimationFrame"] });
    host.scrollIntoView();
    await waitUntil(() => host.matches(":state(counting)"), "it does not begin");
    for (let frame = 0; shown(host) && frame < 100; frame++) {
      seen.push(shown(host)!.textContent!);
      frames.tick(75);
      await waitUntil(() => shown(host)?.textContent !== seen.at(-1), "it stands");
    }
    expect(seen).to.deep.equal(["0+", "78+", "291+", "892+", "1,131+"]);
    expect(host.shadowRoot!.querySelector(".covered")).to.equal(null);
    expect(host.outerHTML).to.equal(written);
    frames.restore();
    host.scrollIntoView();
    await nextFrame();
    expect(shown(host)).to.equal(null);
  });

  it("shows the first number out of view", async () => {
    const host = await fixture<HTMLElement>(
      html`<div><div style="block-size: 200vh"></div><suite-counter data-duration="50">40</suite-counter></div>`,
    );
    const element = host.querySelector("suite-counter")!;
    await ready(element);
    for (let frame = 0; frame < 10; frame++) await nextFrame();
    expect(shown(element)!.textContent).to.equal("0");
    element.scrollIntoView();
    await waitUntil(() => !shown(element), "it does not count");
  });

  it("has the width of the whole number at once, and is read as that number", async () => {
    const host = await fixture<HTMLElement>(html`<suite-counter data-duration="100000">1,250,000+</suite-counter>`);
    await waitUntil(() => shown(host), "it does not begin");
    const { width } = host.getBoundingClientRect();
    expect(shown(host)!.getAttribute("aria-hidden")).to.equal("true");
    expect(host.shadowRoot!.querySelector("slot")!.assignedNodes()[0]!.textContent).to.equal("1,250,000+");
    await emulateMedia({ reducedMotion: "reduce" });
    const unmoved = await fixture<HTMLElement>(html`<suite-counter>1,250,000+</suite-counter>`);
    await ready(unmoved);
    expect(unmoved.getBoundingClientRect().width).to.equal(width);
  });

  it("does not count with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const host = await fixture<HTMLElement>(html`<suite-counter>77</suite-counter>`);
    await ready(host);
    expect(shown(host)).to.equal(null);
  });

  it("counts to data-to", async () => {
    const host = await fixture<HTMLElement>(html`<suite-counter data-to="€ 20" data-duration="30">0</suite-counter>`);
    await ready(host);
    await waitUntil(() => !shown(host), "it does not end");
    expect(host.shadowRoot!.querySelector("[part=value]")!.textContent).to.equal("€ 20");
  });
});
