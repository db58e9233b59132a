import { expect, fixture } from "@open-wc/testing";
import { restore, stub } from "sinon";
import nextPost from "#content/next-post/next-post.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { keepPage } from "../ways.ts";

define(nextPost);

/** The suite's markup of recording pages/blog_post. */
const cover = `<style>.d-none { display: none }</style><div class="cover_footer"><div class="blog_title"><a class="d-none js_next" href="/blog/1/post/2/#wrap"></a>
  <h1>What a table costs</h1><h2>We open our books</h2><p>Read Next</p></div></div>`;

async function setup(html: string, href = "/blog/1/post/2/#wrap") {
  const host = await fixture<HTMLElement>(`<suite-next-post data-href="${href}">${html}</suite-next-post>`);
  await until(() => host.matches(":state(ready),:state(error)"));
  const link = host.shadowRoot!.querySelector("a")!;
  return { host, link };
}

describe("suite-next-post", () => {
  const addresses: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    addresses.length = 0;
    stop = keepPage(({ destination }) => addresses.push(destination.url.replace(location.origin, "")));
  });
  afterEach(() => {
    stop();
    restore();
  });

  it("is one link around the cover", async () => {
    const { host, link } = await setup(cover);
    expect(link.getAttribute("href")).to.equal("/blog/1/post/2/#wrap");
    expect(link.assignedSlot === null && link.querySelector("slot")!.assignedElements()[1]!.className).to.equal(
      "cover_footer",
    );
    await expect(host).to.be.accessible();
  });

  it("grows to the window before it navigates once", async () => {
    const { host, link } = await setup("<h2>What a table costs</h2>");
    const before = host.offsetHeight;
    link.click();
    link.click();
    await until(() => addresses.length > 0);
    expect([addresses, host.offsetHeight >= innerHeight, before < innerHeight]).to.deep.equal([
      ["/blog/1/post/2/#wrap"],
      true,
      true,
    ]);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await until(() => host.offsetHeight === before);
  });

  it("navigates as a plain link with reduced motion, and leaves other tabs to the browser", async () => {
    const move = stub(document, "startViewTransition");
    const motion = stub(window, "matchMedia").returns({ matches: true } as MediaQueryList);
    const { link } = await setup("<h2>What a table costs</h2>");
    link.click();
    await until(() => addresses.length > 0);
    motion.restore();
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    link.addEventListener("click", (event) => {
      expect(event.defaultPrevented).to.equal(false);
      event.preventDefault();
    });
    link.dispatchEvent(press);
    expect([addresses, move.called]).to.deep.equal([["/blog/1/post/2/#wrap"], false]);
  });

  it("has no address if it runs a script", async () => {
    const { link } = await setup("<h2>What a table costs</h2>", "javascript:alert(1)");
    link.click();
    expect([link.hasAttribute("href"), addresses]).to.deep.equal([false, []]);
  });

  it("has a default text", async () => {
    const { link } = await setup("");
    expect(link.textContent).to.equal("Read next");
  });
});
