import { expect, fixture, html, nextFrame, waitUntil } from "@open-wc/testing";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import adoption from "#theme/portfolio/portfolio.adopt.ts";
import portfolio from "#theme/portfolio/portfolio.element.ts";

define(portfolio);

const all = (host: Element, part: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${part}]`)];
const button = (host: Element, name: string) => all(host, "filter").find(({ textContent }) => textContent === name)!;
const pressed = (host: Element) =>
  all(host, "filter")
    .filter(({ ariaPressed }) => ariaPressed === "true")
    .map(({ textContent }) => textContent)
    .join();
const seen = (host: Element) =>
  [...host.children]
    .filter((item) => item.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent.trim())
    .join();
const shows = (host: Element, names: string) =>
  waitUntil(() => seen(host) === names, `${names} are not shown but ${seen(host)}`);
const ready = (host: Element) => waitUntil(() => host.matches(":state(ready)"), "not ready");
const items = () => html`
  <figure data-filter="Print">Poster</figure>
  <figure data-filter=" Web shop ،">Shop</figure>
  <figure data-filter="Web shop, Print">Magazine</figure>`;

async function shown(markup = html`<suite-portfolio>${items()}</suite-portfolio>`) {
  const host = await fixture<HTMLElement>(markup);
  await ready(host);
  return host;
}

describe("suite-portfolio", () => {
  before(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    history.replaceState(null, "", location.pathname + location.search);
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("shows the items of the chosen category, and announces their number", async () => {
    const host = await shown();
    const written = host.outerHTML;
    const changes: unknown[] = [];
    host.addEventListener("suite-portfolio-change", (event) => changes.push((event as CustomEvent).detail));
    expect(all(host, "filter").map(({ textContent }) => textContent)).to.deep.equal(["All", "Print", "Web shop"]);
    expect([pressed(host), all(host, "status")[0]!.textContent]).to.deep.equal(["All", ""]);
    await expect(host).to.be.accessible();
    button(host, "Web shop").click();
    await shows(host, "Shop,Magazine");
    expect([pressed(host), all(host, "status")[0]!.textContent, location.hash]).to.deep.equal([
      "Web shop",
      "2 of 3 shown",
      "#portfolio=Web%20shop",
    ]);
    button(host, "All").click();
    await shows(host, "Poster,Shop,Magazine");
    expect([changes, location.hash, host.outerHTML]).to.deep.equal([
      [{ filter: "Web shop" }, { filter: "" }],
      "",
      written,
    ]);
  });

  it("follows the page's address", async () => {
    location.hash = "#work=Print";
    const host = await shown(html`<suite-portfolio id="work">${items()}</suite-portfolio>`);
    await shows(host, "Poster,Magazine");
    expect(all(host, "status")[0]!.textContent).to.equal("");
    location.hash = "#work=Web%20shop";
    await shows(host, "Shop,Magazine");
    location.hash = "#team";
    button(host, "Print").click();
    await shows(host, "Poster,Magazine");
    expect(location.hash).to.equal("#team");
  });

  it("keeps its height in a page opened with a category, until a visitor chooses one", async () => {
    const rows = () => html`<suite-portfolio style="--suite-portfolio-item: 100%">${items()}</suite-portfolio>`;
    const room = (await shown(rows())).offsetHeight;
    location.hash = "#portfolio=Print";
    const host = await shown(rows());
    await shows(host, "Poster,Magazine");
    expect(host.offsetHeight).to.equal(room);
    // consecutive, without the hidden items between them
    const [poster, , magazine] = all(host, "item").map((item) => item.getBoundingClientRect());
    expect(magazine!.top - poster!.bottom).to.be.within(0, 40);
    await expect(host).to.be.accessible();
    button(host, "Web shop").click();
    await shows(host, "Shop,Magazine");
    expect(host.offsetHeight).to.be.lessThan(room);
    await waitUntil(() => all(host, "item").some((item) => item.getAnimations().length), "what is new does not appear");
  });

  it("releases the height for a link to another category", async () => {
    location.hash = "#portfolio=Print";
    const host = await shown();
    await shows(host, "Poster,Magazine");
    expect(all(host, "item")[1]!.hidden).to.equal(false);
    location.hash = "#portfolio=Web%20shop";
    await shows(host, "Shop,Magazine");
    expect(all(host, "item").map(({ hidden }) => hidden)).to.deep.equal([true, false, false]);
  });

  it("does not keep the height below the window", async () => {
    location.hash = "#portfolio=Print";
    const page = await fixture<HTMLElement>(
      html`<div><div style="block-size: 200vh"></div><suite-portfolio style="--suite-portfolio-item: 100%">${items()}</suite-portfolio></div>`,
    );
    const host = page.querySelector<HTMLElement>("suite-portfolio")!;
    await ready(host);
    await shows(host, "Poster,Magazine");
    await waitUntil(() => all(host, "item")[1]!.hidden, "the room stays");
  });

  it("animates items that stay to their positions, and fades new ones in", async () => {
    const host = await shown();
    const moving = () =>
      all(host, "item").map((item) =>
        item
          .getAnimations()
          .flatMap(({ effect }) => Object.keys((effect as KeyframeEffect).getKeyframes()[0]!))
          .filter((name) => /translate|opacity/.test(name))
          .join(),
      );
    expect(moving()).to.deep.equal(["", "", ""]);
    button(host, "Web shop").click();
    await shows(host, "Shop,Magazine");
    expect(moving()).to.deep.equal(["", "translate", "translate"]);
    await Promise.all(
      all(host, "item")
        .flatMap((item) => item.getAnimations())
        .map(({ finished }) => finished),
    );
    button(host, "All").click();
    await shows(host, "Poster,Shop,Magazine");
    expect(moving()).to.deep.equal(["opacity", "translate", "translate"]);
  });

  it("animates nothing with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const host = await shown();
    button(host, "Web shop").click();
    await shows(host, "Shop,Magazine");
    expect(all(host, "item").flatMap((item) => item.getAnimations())).to.deep.equal([]);
  });

  it("follows changes of its items", async () => {
    const host = await shown();
    button(host, "Print").click();
    const late = Object.assign(document.createElement("figure"), { textContent: "Book" });
    late.dataset["filter"] = "Print, Books";
    host.append(late);
    await shows(host, "Poster,Magazine,Book");
    expect(button(host, "Books").ariaPressed).to.equal("false");
  });

  describe("in the built-in theme", () => {
    const adopted = async (page: HTMLElement, selector: string) => {
      const markup = page.querySelector<HTMLElement>(selector)!;
      const read = adoption.read(markup)!;
      const { host, undo } = wrap(
        markup,
        portfolio.tag,
        Object.entries(read as Record<string, string>),
        adoption.place,
        portfolio.enhances,
      );
      await ready(host);
      return { host, undo };
    };

    it("filters by the page's buttons in the page's layout, and restores the markup", async () => {
      const page = await fixture<HTMLElement>(html`
        <div>
          <div id="filters"><button data-filter="*" class="active_port">All</button><button data-filter=".300">Web</button></div>
          <div id="posts" style="display: flex"><div class="item 200" style="inline-size: 50%">Poster</div><div class="item 300" style="inline-size: 50%">Shop</div></div>
        </div>`);
      const written = page.outerHTML;
      expect(page.querySelector("#posts")!.matches(adoption.selector)).to.equal(true);
      const { host, undo } = await adopted(page, "#posts");
      const [every, web] = [...page.querySelectorAll<HTMLElement>("#filters button")];
      expect([all(host, "filter"), every!.ariaPressed]).to.deep.equal([[], "true"]);
      expect(host.children[0]!.getBoundingClientRect().width).to.equal(page.getBoundingClientRect().width / 2);
      web!.click();
      await shows(host, "Shop");
      expect([every!.className, web!.className, web!.ariaPressed, location.hash]).to.deep.equal([
        "",
        "active_port",
        "true",
        "#portfolio=300",
      ]);
      every!.click();
      await shows(host, "Poster,Shop");
      web!.click();
      await shows(host, "Shop");
      undo();
      await nextFrame();
      expect(page.outerHTML).to.equal(written);
    });

    it("keeps the height of the page's layout in a page opened with a category", async () => {
      location.hash = "#portfolio=300";
      const page = await fixture<HTMLElement>(html`
        <div>
          <div id="filters"><button data-filter="*">All</button><button data-filter=".200">Print</button></div>
          <div id="posts"><div class="item 200">Poster</div><div class="item 300">Shop</div></div>
        </div>`);
      const { height } = page.getBoundingClientRect();
      const { host } = await adopted(page, "#posts");
      await shows(host, "Shop");
      expect([
        page.getBoundingClientRect().height,
        host.children[1]!.getBoundingClientRect().top < host.children[0]!.getBoundingClientRect().top,
      ]).to.deep.equal([height, true]);
      page.querySelectorAll<HTMLElement>("button")[1]!.click();
      await shows(host, "Poster");
      expect(page.getBoundingClientRect().height).to.be.lessThan(height);
    });

    it("finds the items of newer sections by class", async () => {
      const page = await fixture<HTMLElement>(html`
        <section>
          <div class="bar"><a href="#" class="js_cls_s_portfolio_filter_button" data-filter="all">All</a><a href="#" class="js_cls_s_portfolio_filter_button" data-filter="web">Web</a></div>
          <div class="row"><div class="col print">Poster</div><div class="col web">Shop</div></div>
        </section>`);
      expect(
        [...page.querySelectorAll("div")]
          .filter((div) => div.matches(adoption.selector) && adoption.read(div))
          .map(({ className }) => className),
      ).to.deep.equal(["row"]);
      const { host } = await adopted(page, ".row");
      page.querySelectorAll<HTMLElement>("a")[1]!.click();
      await shows(host, "Shop");
      expect(location.hash).to.equal("#portfolio=web");
    });
  });
});
