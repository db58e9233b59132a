import { expect, fixture } from "@open-wc/testing";
import { restore, stub } from "sinon";
import nextPost from "#content/next-post/next-post.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { keepPage } from "../ways.ts";

define(nextPost);

/** As the suite renders it (recording pages/blog_post). */
const cover = `<style>.d-none { display: none }</style><div class="cover_footer"><div class="blog_title"><a class="d-none js_next" href="/blog/1/post/2/#wrap"></a>
  <h1>What a table costs</h1><h2>We open our books</h2><p>Read Next</p></div></div>`;

async function place(html: string, href = "/blog/1/post/2/#wrap") {
  const host = await fixture<HTMLElement>(`<suite-next-post data-href="${href}">${html}</suite-next-post>`);
  await until(() => host.matches(":state(ready),:state(error)"));
  const link = host.shadowRoot!.querySelector("a")!;
  return { host, link };
}

describe("the next post", () => {
  const went: string[] = [];
  let leave = () => {};
  beforeEach(() => {
    went.length = 0;
    leave = keepPage(({ destination }) => went.push(destination.url.replace(location.origin, "")));
  });
  afterEach(() => {
    leave();
    restore();
  });

  it("is one link around all of its cover", async () => {
    const { host, link } = await place(cover);
    expect(link.getAttribute("href")).to.equal("/blog/1/post/2/#wrap");
    expect(link.assignedSlot === null && link.querySelector("slot")!.assignedElements()[1]!.className).to.equal(
      "cover_footer",
    );
    await expect(host).to.be.accessible();
  });

  it("grows to the window before it goes on, once", async () => {
    const { host, link } = await place("<h2>What a table costs</h2>");
    const before = host.offsetHeight;
    link.click();
    link.click();
    await until(() => went.length > 0);
    expect([went, host.offsetHeight >= innerHeight, before < innerHeight]).to.deep.equal([
      ["/blog/1/post/2/#wrap"],
      true,
      true,
    ]);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await until(() => host.offsetHeight === before);
  });

  it("goes on as any link for who wants no motion, and leaves other tabs to the browser", async () => {
    const move = stub(document, "startViewTransition");
    const motion = stub(window, "matchMedia").returns({ matches: true } as MediaQueryList);
    const { link } = await place("<h2>What a table costs</h2>");
    link.click();
    await until(() => went.length > 0);
    motion.restore();
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    link.addEventListener("click", (event) => {
      expect(event.defaultPrevented).to.equal(false);
      event.preventDefault();
    });
    link.dispatchEvent(press);
    expect([went, move.called]).to.deep.equal([["/blog/1/post/2/#wrap"], false]);
  });

  it("leads nowhere by an address that runs a script", async () => {
    const { link } = await place("<h2>What a table costs</h2>", "javascript:alert(1)");
    link.click();
    expect([link.hasAttribute("href"), went]).to.deep.equal([false, []]);
  });

  it("says where it leads where the author says nothing", async () => {
    const { link } = await place("");
    expect(link.textContent).to.equal("Read next");
  });
});
