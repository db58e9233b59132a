import { expect, fixture } from "@open-wc/testing";
import { restore, stub, useFakeTimers } from "sinon";
import latestPosts from "#content/latest-posts/latest-posts.element.ts";
import { define, pageRegistry } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(latestPosts);

/** The suite's markup of recording blog/render_latest_posts. */
const post = (title: string, cover: string) => `
  <div class="col-12 media mt-3 s_latest_posts_post">
    <a href="/blog/1/post/1"><div class="o_blog_cover_container cover loading_container thumb">
      <div class="o_blog_cover_component o_blog_cover_image" style="background-image: url(${cover});"></div>
      <div class="o_blog_cover_component o_blog_cover_filter oe_black" style="opacity: 0.0;"></div></div></a>
    <div class="media-body ml-3 pb-2"><h4>${title}</h4><p>Ideas</p><a class="btn" href="/blog/1/post/1">Read More</a></div></div>`;

const dot = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const answerOf = (html: unknown): Response => Response.json({ jsonrpc: "2.0", id: 1, result: html });

/** Responds to every call with this HTML. */
const answer = (html: unknown) => stub(window, "fetch").callsFake(() => Promise.resolve(answerOf(html)));

/** Responds when the returned function is called. */
function hold(): (html: unknown) => void {
  let release = (_: Response) => {};
  stub(window, "fetch").returns(new Promise((resolve) => (release = resolve)));
  return (html) => release(answerOf(html));
}

async function setup(attributes = "") {
  const host = await fixture<HTMLElement>(`<suite-latest-posts ${attributes}><p>Soon</p></suite-latest-posts>`);
  await until(() => host.matches(":state(ready)"));
  const parts = (name: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part~=${name}]`)];
  return { host, parts };
}

describe("suite-latest-posts", () => {
  beforeEach(() => pageRegistry().stores?.clear());
  afterEach(restore);

  it("shows the suite's posts with their covers, and nothing else of the response", async () => {
    answer(`<h2>Not a post</h2>${post("Emails", "/cover.png")}${post("Shops", "none")}<script>alert(1)</script>`);
    const { host, parts } = await setup();
    await until(() => parts("post").length === 2);
    expect(parts("post").map((each) => each.querySelector("h4")!.textContent)).to.deep.equal(["Emails", "Shops"]);
    const images = parts("post").map((each) => each.querySelector("img")?.getAttribute("src"));
    expect(images).to.deep.equal([`${location.origin}/cover.png`, undefined]);
    expect(parts("posts")[0]!.textContent).not.to.contain("Not a post");
    const [cover, more] = parts("post")[0]!.querySelectorAll("a");
    expect([cover!.href, cover!.ariaLabel, more!.ariaLabel]).to.deep.equal([
      `${location.origin}/blog/1/post/1`,
      "Emails",
      null,
    ]);
    expect(host.shadowRoot!.querySelector("[data-cover]")).to.equal(null);
    await expect(host).to.be.accessible();
  });

  it("sets the excerpt below the title and lighter, and the title off from the cover above it", async () => {
    answer(`<div class="col-12 col-lg-4 s_latest_posts_post"><figure>
      <a href="/blog/1/post/1"><div class="cover thumb"><div style="background-image: url(${dot});"></div></div></a>
      <figcaption><h4>Emails</h4><h5>Ideas</h5></figcaption></figure></div>`);
    const { parts } = await setup();
    await until(() => parts("post").length === 1);
    const [cover, title, excerpt] = ["a", "h4", "h5"].map((name) =>
      parts("post")[0]!.querySelector<HTMLElement>(name)!,
    );
    const [titleStyle, excerptStyle] = [getComputedStyle(title!), getComputedStyle(excerpt!)];
    expect(Number(excerptStyle.fontWeight)).to.be.lessThan(Number(titleStyle.fontWeight));
    expect(parseFloat(excerptStyle.fontSize)).to.be.lessThan(parseFloat(titleStyle.fontSize));
    const gap = title!.getBoundingClientRect().top - cover!.firstElementChild!.getBoundingClientRect().bottom;
    expect(gap).to.be.at.least(4);
    expect(parts("post")[0]!.offsetTop - parts("posts")[0]!.offsetTop, "off from a heading above").to.be.at.least(12);
  });

  it("shows no cover for an invalid address", async () => {
    answer(post("One", "javascript:alert") + post("Two", "data:text/html,x") + post("Three", "http://[broken"));
    const { host, parts } = await setup();
    await until(() => parts("post").length === 3);
    expect(host.shadowRoot!.querySelector("img,[data-cover],[style]") === null).to.equal(true);
  });

  it("shows text at once, and waits at most 5 seconds for a cover", async () => {
    const release = hold();
    stub(HTMLImageElement.prototype, "complete").get(() => false);
    const { parts } = await setup();
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
    release(post("Emails", "/never.png"));
    for (let turn = 0; turn < 4000 && !parts("post").length; turn++) await clock.tickAsync(1);
    const [shown] = parts("post");
    expect([shown!.checkVisibility(), shown!.matches(".waiting")]).to.deep.equal([true, true]);
    await clock.tickAsync(5000);
    expect(shown!.matches(".waiting")).to.equal(false);
    clock.restore();
  });

  it("shows the page author's content while loading", async () => {
    const release = hold();
    const { host, parts } = await setup();
    expect([host.firstElementChild!.checkVisibility(), host.matches(":state(loading)")]).to.deep.equal([true, true]);
    release("\n  \n");
    await until(() => parts("note").length === 1);
    expect(parts("note")[0]!.textContent).to.equal("No blog post was found. Make sure your posts are published.");
  });

  it("shows an error of a failed call, and retries", async () => {
    stub(console, "error");
    answer(7);
    const { host, parts } = await setup();
    await until(() => parts("retry").length === 1);
    expect(host.matches(":state(error)")).to.equal(true);
    restore();
    answer(post("Emails", dot));
    parts("retry")[0]!.click();
    await until(() => parts("post").length === 1);
    expect(host.matches(":state(error)")).to.equal(false);
  });

  it("tells the site builder what to do with a block that fails", async () => {
    stub(console, "error");
    answer(7);
    const { parts } = await setup();
    await until(() => parts("failure").length === 1);
    document.body.classList.add("editor_enable");
    await until(() => parts("note").length === 1);
    expect(parts("note")[0]!.textContent).to.contain("An error occured with this latest posts block.");
    document.body.classList.remove("editor_enable");
    await until(() => parts("failure").length === 1);
  });
});
