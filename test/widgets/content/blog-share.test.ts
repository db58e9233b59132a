import { expect, fixture, oneEvent } from "@open-wc/testing";
import { restore, stub } from "sinon";
import blogShare from "#content/blog-share/blog-share.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";

define(blogShare);

/** The suite's markup of recordings pages/blog_list and pages/blog_post. */
const icons = (suffix = "") =>
  ["twitter", "facebook", "linkedin", "google"]
    .map((name) => `<a class="fa fa-${name}-square o_${name}${suffix}" aria-label="${name}" title="${name}"></a>`)
    .join("");
const list = `<div name="blog_post"><a href="/blog/our-blog-1/post/oil-3"><h2 class="o_blog_post_title">Oil & soap</h2></a>
  <div class="o_sharing_links">${icons()}</div></div>`;
const post = `<div class="blog_title js_comment"><h1 id="blog_post_name">What a table costs</h1></div>
  <div class="blog_content js_comment js_tweet" id="text"><p>Nineteen hours,
    by three people.</p><p id="short">Oak</p></div><p id="beside">Follow this post</p>
  <div class="o_blog_post_complete o_sharing_links">${icons("_complete")}</div>`;
const plain = `<article><h2>Wedges</h2><p id="text">Nineteen hours, by three people.</p><a data-network="facebook">Facebook</a></article>`;

async function setup(html: string, attributes = "") {
  const host = await fixture<HTMLElement>(`<suite-blog-share ${attributes}>${html}</suite-blog-share>`);
  await until(() => host.matches(":state(ready),:state(error)"));
  const popover = () => host.shadowRoot!.querySelector<HTMLElement>("[part~=popover]");
  const isOpen = () => !!popover()?.matches(":popover-open");
  const offered = () => [...popover()!.querySelectorAll("a,button")].map(({ textContent }) => textContent);
  return { host, popover, isOpen, offered };
}

function select(selector: string): void {
  getSelection()!.selectAllChildren(document.querySelector(selector)!);
}

const links = (host: Element) => [...host.querySelectorAll<HTMLAnchorElement>("a[target=_blank]")];

describe("suite-blog-share", () => {
  afterEach(() => {
    restore();
    getSelection()!.removeAllRanges();
  });

  it("sets the addresses of the icons in a list to their posts, not the page", async () => {
    const { host } = await setup(list);
    const url = `${location.origin}/blog/our-blog-1/post/oil-3`;
    const [twitter, facebook, linkedin, google] = links(host);
    expect(new URL(twitter!.href).searchParams.get("text")).to.equal(
      `Amazing blog article: Oil & soap! Check it live: ${url}`,
    );
    expect(new URL(facebook!.href).searchParams.get("u")).to.equal(url);
    expect(new URL(linkedin!.href).searchParams.get("url")).to.equal(url);
    expect([google!.hidden, google!.hasAttribute("href")]).to.deep.equal([true, false]);
    expect(facebook!.ariaLabel).to.equal("Facebook: share “Oil & soap”");
    await expect(host).to.be.accessible();
  });

  it("shares the page of a single post in a window of the suite's size, and announces that", async () => {
    const open = stub(window, "open");
    const { host } = await setup(post);
    const event = oneEvent(host, "suite-share");
    links(host)[1]!.click();
    expect((await event).detail).to.deep.equal({
      target: "facebook",
      url: location.href,
      text: "What a table costs",
    });
    expect(open.firstCall.args[2]).to.contain("width=500,height=400");
  });

  it("shares by links of the page author", async () => {
    const { host } = await setup(plain);
    expect(new URL(links(host)[0]!.href).searchParams.get("u")).to.equal(location.href);
    expect(links(host)[0]!.ariaLabel).to.equal("Facebook: share “Wedges”");
  });

  it("ignores a post's address that runs a script", async () => {
    const { host } = await setup(list.replace("/blog/our-blog-1/post/oil-3", "javascript:alert(1)"));
    expect(new URL(links(host)[1]!.href).searchParams.get("u")).to.equal(location.href);
  });

  it("restores the markup when the element is removed and while the page is edited", async () => {
    const box = document.createElement("div");
    box.innerHTML = list + post;
    for (const end of [(host: Element) => host.remove(), () => document.body.classList.add("editor_enable")]) {
      const { host } = await setup(list + post);
      end(host);
      await until(() => host.innerHTML === box.innerHTML);
    }
    document.body.classList.remove("editor_enable");
  });
});

describe("suite-blog-share with a selected text", () => {
  afterEach(() => {
    restore();
    getSelection()!.removeAllRanges();
  });

  it("offers a tweet with the text in one line and the address of the page", async () => {
    const open = stub(window, "open");
    const { host, popover, isOpen, offered } = await setup(post);
    select("#text p");
    await until(isOpen);
    expect([offered(), host.matches(":state(selected)")]).to.deep.equal([["Tweet"], true]);
    await expect(host).to.be.accessible();
    const event = oneEvent(host, "suite-share");
    popover()!.querySelector("a")!.click();
    expect((await event).detail).to.deep.equal({
      target: "twitter",
      url: location.href,
      text: "Nineteen hours, by three people.",
    });
    const [address, , looks] = open.firstCall.args;
    expect(new URL(String(address)).searchParams.get("text")).to.equal(
      `"Nineteen hours, by three people." - ${location.href}`,
    );
    expect(looks).to.contain("width=520,height=570");
  });

  it("offers nothing for a short text, or one outside of the post", async () => {
    const { isOpen } = await setup(post);
    select("#text p");
    await until(isOpen);
    select("#short");
    await until(() => !isOpen());
    select("#text p");
    await until(isOpen);
    select("#beside");
    await until(() => !isOpen());
  });

  it("offers after the pointer is up, and closes with the next press or Escape", async () => {
    const { isOpen } = await setup(post);
    select("#text p");
    await until(isOpen);
    getSelection()!.removeAllRanges();
    await until(() => !isOpen());
    const press = (type: string) =>
      document.querySelector("#text p")!.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    press("pointerdown");
    const changed = new Promise((done) => document.addEventListener("selectionchange", done, { once: true }));
    select("#text p");
    await changed;
    expect(isOpen()).to.equal(false);
    press("pointerup");
    await until(isOpen);
    press("pointerdown");
    await until(() => !isOpen());
    press("pointerup");
    await until(isOpen);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await until(() => !isOpen());
  });

  it("quotes in a comment if the page has a chatter, unless the page cancels", async () => {
    const { host, popover, isOpen, offered } = await setup(`${post}<suite-chatter></suite-chatter>`);
    select("#text p");
    await until(isOpen);
    expect(offered()).to.deep.equal(["Quote in a comment", "Tweet"]);
    const asked = oneEvent(host, "suite-chatter-quote");
    popover()!.querySelector("button")!.click();
    const { detail, cancelable } = await asked;
    expect([detail.text, cancelable]).to.deep.equal(['"Nineteen hours, by three people." ', true]);
    await until(() => !isOpen());
  });

  it("offers the actions of its attribute in simple markup", async () => {
    const { isOpen, offered } = await setup(plain, 'data-share="tweet"');
    select("#text");
    await until(isOpen);
    expect(offered()).to.deep.equal(["Tweet"]);
  });
});
