import { expect, fixture, html, nextFrame, waitUntil } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import reveal from "#theme/reveal/reveal.element.ts";

define(reveal);

const content = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>("[part=content]")!;
const opacity = (host: Element) => getComputedStyle(content(host)).opacity;
const ready = (host: Element) => waitUntil(() => host.matches(":state(ready)"), "not ready");
const below = async (attributes: Record<string, string> = {}, after = "300vh") => {
  const page = await fixture<HTMLElement>(html`<div><div style="block-size: 300vh"></div></div>`);
  const rest = document.createElement("div");
  rest.style.blockSize = after;
  const host = document.createElement("suite-reveal");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const link = Object.assign(document.createElement("a"), { href: "#x", textContent: "Made in small numbers" });
  host.append(link);
  page.append(host, rest);
  await ready(host);
  return host;
};

describe("suite-reveal", () => {
  afterEach(async () => {
    await emulateMedia({ reducedMotion: "no-preference" });
    scrollTo(0, 0);
  });

  it("animates once when it comes into view, in the direction of its attribute", async () => {
    const host = await below({ "data-animation": "fade-start", "data-duration": "200" });
    await waitUntil(() => host.matches(":state(waiting)"), "it does not wait");
    await waitUntil(() => opacity(host) === "0", "it is seen");
    const written = host.outerHTML;
    host.scrollIntoView();
    await waitUntil(() => content(host).getAnimations().length === 1, "it does not appear");
    const [animation] = content(host).getAnimations();
    expect((animation!.effect as KeyframeEffect).getKeyframes()[0]!["translate"]).to.match(/-2\.5em|-40px/);
    await animation!.finished;
    await nextFrame();
    expect([opacity(host), host.matches(":state(waiting)"), host.outerHTML]).to.deep.equal(["1", false, written]);
    scrollTo(0, 0);
    await nextFrame();
    host.scrollIntoView();
    await nextFrame();
    expect(content(host).getAnimations()).to.deep.equal([]);
  });

  it("waits for its offset", async () => {
    const host = await below({ "data-offset": "200", "data-duration": "20" });
    await waitUntil(() => host.matches(":state(waiting)"), "it does not wait");
    scrollTo(0, host.offsetTop - innerHeight + 100);
    for (let frame = 0; frame < 5; frame++) await nextFrame();
    expect(host.matches(":state(waiting)")).to.equal(true);
    scrollTo(0, host.offsetTop - innerHeight + 300);
    await waitUntil(() => !host.matches(":state(waiting)"), "it does not appear");
  });

  it("appears at the end of a page that scrolls no further", async () => {
    const host = await below({ "data-offset": "500", "data-duration": "20" }, "0");
    await waitUntil(() => host.matches(":state(waiting)"), "it does not wait");
    scrollTo(0, document.documentElement.scrollHeight);
    await waitUntil(() => !host.matches(":state(waiting)"), "it never appears");
  });

  it("is visible at once with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const host = await below();
    await nextFrame();
    expect([opacity(host), host.matches(":state(waiting)")]).to.deep.equal(["1", false]);
  });

  it("is visible with the focus", async () => {
    const host = await below();
    await waitUntil(() => opacity(host) === "0", "it is seen");
    host.querySelector("a")!.focus({ preventScroll: true });
    expect(opacity(host)).to.equal("1");
  });
});
