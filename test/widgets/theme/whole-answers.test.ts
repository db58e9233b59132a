import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import partners from "#theme/partners/partners.element.ts";
import tabSlider from "#theme/tab-slider/tab-slider.element.ts";
import testimonials from "#theme/testimonials/testimonials.element.ts";

for (const element of [partners, tabSlider, testimonials]) define(element);

const one = (host: Element, selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector);
const isSeen = (host: Element, selector: string) => !!one(host, selector)?.checkVisibility();
const slides = '<div class="owl-carousel"><div><b>First</b></div><div><b>Second</b></div></div>';

/** Responds to each call by its route. */
function suite(answers: Readonly<Record<string, unknown>>) {
  return stub(window, "fetch").callsFake((request) => {
    const { pathname } = new URL((request as Request).url);
    const [, result] = Object.entries(answers).find(([name]) => pathname.includes(name))!;
    return Promise.resolve(new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result })));
  });
}

async function fetched(name: string, template: string) {
  const host = document.createElement(name);
  host.dataset["templateId"] = template;
  host.innerHTML = "<p>Written by hand</p>";
  (await fixture("<div></div>")).append(host);
  return host;
}

describe("complete responses of the suite", () => {
  afterEach(() => restore());

  for (const name of ["suite-testimonials", "suite-partners"]) {
    it(`${name}: shows markup without a carousel`, async () => {
      suite({ render_: '<h3>They said</h3><blockquote>Good chairs</blockquote><a href="/all">All</a>' });
      const host = await fetched(name, "plain");
      await waitUntil(() => isSeen(host, "blockquote"), "no quotation");
      expect(["h3", "a"].map((each) => isSeen(host, each))).to.deep.equal([true, true]);
      expect(host.querySelector("p")!.checkVisibility()).to.equal(false);
    });

    it(`${name}: shows the content around the carousel in order`, async () => {
      suite({ render_: `<div class="row"><h3>They said</h3>${slides}<a href="/all">All</a></div>` });
      const host = await fetched(name, "around");
      await waitUntil(() => isSeen(host, "[part=slide] b"), "no slide");
      const [heading, slide, link] = ["h3", "[part=slide]", "a"].map((each) => one(host, each)!);
      expect([heading!.checkVisibility(), link!.checkVisibility()]).to.deep.equal([true, true]);
      const tops = [heading!, slide!, link!].map((each) => each.getBoundingClientRect().top);
      expect(tops).to.deep.equal([...tops].sort((a, b) => a - b));
    });

    it(`${name}: keeps the page's content if the response has nothing visible`, async () => {
      const fetches = suite({ render_: ' <div class="owl-carousel"> </div> ' });
      const host = await fetched(name, "empty");
      await waitUntil(() => fetches.called && !host.matches(":state(loading)"), "no answer");
      expect(host.querySelector("p")!.checkVisibility()).to.equal(true);
    });
  }

  const tab = (token: number, content: string) =>
    `<li><a href="#nav_tab_${token}" data-tab_id="${token}">${content}</a></li>`;
  const pane = (token: number, content: string) => `<div class="tab-pane" id="nav_tab_${token}">${content}</div>`;
  const picture = '<img src="/web/image/1" alt="Saw">';

  it("suite-tab-slider: shows headings, links and pictures of layout and tabs", async () => {
    const first = `<h3>News of the workshop</h3>${slides}<p><a href="/blog/1" class="more">More of it</a></p>`;
    const data = `<div class="container"><h2>From our blogs</h2><ul>${tab(1, `${picture} Workshop`)}${tab(2, "Repairs")}</ul>
      <div class="tab-content">${pane(1, first)}${pane(2, `<h3>No carousel</h3><a href="#nav_tab_1">Back</a>`)}</div><a class="all" href="/blog">All posts</a></div>`;
    suite({ _layout: { data, nav: true } });
    const host = await fixture<HTMLElement>(
      html`<suite-tab-slider data-slider-id="1" data-layout="all_of_it"></suite-tab-slider>`,
    );
    await waitUntil(() => isSeen(host, "[part=slide] b"), "no slide");
    const seen = ["h2", "[role=tab] img", "[role=tabpanel] h3", "[role=tabpanel] .more", ".all"];
    expect(seen.filter((each) => !isSeen(host, each))).to.deep.equal([]);
    const tabs = [...host.shadowRoot!.querySelectorAll<HTMLElement>("[role=tab]")];
    expect(tabs.map(({ textContent }) => textContent.trim())).to.deep.equal(["Workshop", "Repairs"]);
    expect(one(host, "h2")!.getBoundingClientRect().top).to.be.lessThan(tabs[0]!.getBoundingClientRect().top);
    await expect(host).to.be.accessible();
    tabs[1]!.click();
    await waitUntil(() => one(host, "[role=tabpanel] h3")?.textContent === "No carousel", "no second tab");
    expect([isSeen(host, ".all"), host.shadowRoot!.querySelectorAll("h3").length]).to.deep.equal([true, 1]);
    tabs[0]!.click();
    await waitUntil(() => isSeen(host, ".more"), "no way back");
  });

  it("suite-tab-slider: loads the first tab if the layout lacks its content", async () => {
    const data = `<ul>${tab(1, "Workshop")}${tab(2, "Repairs")}</ul><div>${pane(1, " ")}${pane(2, "")}</div>`;
    suite({ _layout: { data }, _one: { data: `<h3>Asked for</h3>${slides}` } });
    const host = await fixture<HTMLElement>(
      html`<suite-tab-slider data-slider-id="1" data-layout="without_content"></suite-tab-slider>`,
    );
    await waitUntil(() => isSeen(host, "[part=slide] b"), "no slide");
    expect(isSeen(host, "h3")).to.equal(true);
  });

  it("suite-tab-slider: shows a layout without tabs", async () => {
    suite({ _layout: { data: `<h2>From our blog</h2>${slides}<a href="/blog">All</a>` } });
    const host = await fixture<HTMLElement>(
      html`<suite-tab-slider data-slider-id="1" data-layout="without_tabs"></suite-tab-slider>`,
    );
    await waitUntil(() => isSeen(host, "[part=slide] b"), "no slide");
    expect(["h2", "a"].map((each) => isSeen(host, each))).to.deep.equal([true, true]);
  });
});
