import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import partners from "#theme/partners/partners.element.ts";
import tabSlider from "#theme/tab-slider/tab-slider.element.ts";
import testimonials from "#theme/testimonials/testimonials.element.ts";

for (const element of [partners, tabSlider, testimonials]) define(element);

const all = (host: Element, selector: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const one = (host: Element, selector: string) => all(host, selector)[0];
const shown = (host: Element, text: string) =>
  waitUntil(
    () => all(host, "[part=slide]").some((slide) => !slide.inert && slide.textContent.includes(text)),
    `${text} is not shown`,
  );
const wrongOnes: [name: string, template: string][] = [
  ["suite-testimonials", "no_template"],
  ["suite-partners", "no_template"],
];

describe("elements with slides of the suite", () => {
  // the first call starts the server
  before(() => setViewport({ width: 1100, height: 700 }));
  beforeEach(() => void stub(console, "error"));
  afterEach(() => restore());

  it("show testimonials with their authors, and keep the page's content", async () => {
    const host = await fixture<HTMLElement>(
      html`<suite-testimonials data-template-id="sh_corpomate_theme.sh_corpomate_theme_item_32" data-loop><blockquote>Written by hand</blockquote></suite-testimonials>`,
    );
    const written = host.outerHTML;
    expect(host.checkVisibility()).to.equal(true);
    await shown(host, "Head of a library, Amman");
    expect(one(host, "img")!.getAttribute("src")).to.equal(location.origin + "/web/image/res.partner/40/image_small");
    expect(all(host, "[part=slide]").length).to.equal(5);
    await expect(host).to.be.accessible();
    one(host, "[part=next]")!.click();
    await shown(host, "Restaurateur, Utrecht");
    expect(host.outerHTML).to.equal(written);
  });

  it("show logos with links", async () => {
    const host = await fixture<HTMLElement>(
      html`<suite-partners data-template-id="sh_corpomate_theme.sh_corpomate_theme_item_18"></suite-partners>`,
    );
    await waitUntil(() => all(host, "[part=slide] a").length === 7, "no logos");
    const link = one(host, "a")!;
    expect([link.getAttribute("href"), link.querySelector("img")!.alt]).to.deep.equal([
      "https://northlight.example/",
      "Northlight",
    ]);
    await waitUntil(() => all(host, "[part=slide]").filter(({ inert }) => !inert).length === 5, "five are not seen");
    await expect(host).to.be.accessible();
  });

  for (const name of ["suite-testimonials", "suite-partners", "suite-tab-slider"]) {
    it(`${name}: reserves the space while loading, and shows a placeholder after 150 ms`, async () => {
      stub(window, "fetch").returns(new Promise(() => {}));
      const host = document.createElement(name);
      Object.assign(host.dataset, { templateId: `never ${name}`, sliderId: "9", layout: "never" });
      (await fixture("<div></div>")).append(host);
      await waitUntil(() => one(host, "[part=skeleton]"), "no skeleton");
      const skeleton = one(host, "[part=skeleton]")!;
      const { height } = skeleton.getBoundingClientRect();
      expect([
        getComputedStyle(skeleton).animationDelay,
        height > 70,
        height <= host.offsetHeight,
        one(host, "[part=spinner]"),
      ]).to.deep.equal(["0.15s", true, true, undefined]);
      expect(host.matches(":state(loading)")).to.equal(true);
    });
  }

  for (const [name, template] of wrongOnes) {
    it(`${name}: keeps the page author's content if the server has none`, async () => {
      const host = document.createElement(name);
      host.dataset.templateId = template;
      host.innerHTML = "<p>Written by hand</p>";
      (await fixture("<div></div>")).append(host);
      await waitUntil(() => host.matches(":state(error)") && one(host, "[part=slide]"), "no error");
      expect(one(host, "[part=slide] slot")!.textContent).to.equal("");
      expect((one(host, "[part=slide] slot") as HTMLSlotElement).assignedElements()[0]!.textContent).to.equal(
        "Written by hand",
      );
      expect(one(host, "[part=failure]")).to.equal(undefined);
    });

    it(`${name}: shows an error if the page has no content`, async () => {
      const host = document.createElement(name);
      host.dataset.templateId = template;
      (await fixture("<div></div>")).append(host);
      await waitUntil(() => one(host, "[part=failure]"), "no word of it");
      // styles of slides do not apply to the failure
      const [sentence, retry] = [one(host, "[role=alert]")!, one(host, "[part=retry] span")!].map((each) =>
        getComputedStyle(each),
      );
      expect([sentence!.marginBottom, sentence!.fontSize, retry!.fontSize, retry!.gridRowStart]).to.deep.equal([
        "0px",
        "16px",
        "16px",
        "auto",
      ]);
      await expect(host).to.be.accessible();
    });
  }

  for (const name of ["suite-testimonials", "suite-partners", "suite-tab-slider"]) {
    it(`${name}: keeps focus and position of the retry button`, async () => {
      const answer = stub(window, "fetch").rejects(new TypeError("no network"));
      const host = document.createElement(name);
      Object.assign(host.dataset, { templateId: `later ${name}`, sliderId: "9", layout: "later" });
      (await fixture("<div></div>")).append(host);
      await waitUntil(() => one(host, "[part=retry]"), "no way to try again");
      const slides = '<div class="owl-carousel"><div><b>Here it is</b></div></div>';
      let give!: (answer: Response) => void;
      answer.returns(new Promise((resolve) => (give = resolve)));
      const top = one(host, "[part=retry]")!.getBoundingClientRect().top;
      one(host, "[part=retry]")!.focus();
      await sendKeys({ press: "Enter" });
      await waitUntil(() => one(host, "[part=retry]")!.ariaBusy === "true", "no sign that it tries");
      expect([one(host, "[part=retry]")!.getBoundingClientRect().top, one(host, "[part=skeleton]")]).to.deep.equal([
        top,
        undefined,
      ]);
      give(
        new Response(
          JSON.stringify({ jsonrpc: "2.0", id: 1, result: name === "suite-tab-slider" ? { data: slides } : slides }),
        ),
      );
      await waitUntil(() => one(host, "[part=slide] b") && !one(host, "[part=retry]"), "no slide");
      expect([
        document.activeElement,
        host.shadowRoot!.activeElement?.contains(one(host, "[part=slide]")!),
      ]).to.deep.equal([host, true]);
    });
  }

  it("show the slides of each tab in a tab slider", async () => {
    const host = await fixture<HTMLElement>(
      html`<suite-tab-slider data-slider-id="1" data-layout="sh_corpomate_theme_tmpl_207"><p>On its way</p></suite-tab-slider>`,
    );
    await shown(host, "What a table costs");
    expect(host.querySelector("p")!.checkVisibility()).to.equal(false);
    expect(all(host, "[role=tab]").map(({ textContent }) => textContent)).to.deep.equal(["Workshop", "Repairs"]);
    one(host, "[role=tab]")!.focus();
    await sendKeys({ press: "ArrowRight" });
    await shown(host, "A wobbling leg in twenty minutes");
    expect(all(host, "[part=slide]").length).to.equal(1);
    await expect(host).to.be.accessible();
    await sendKeys({ press: "ArrowLeft" });
    await shown(host, "What a table costs");
  });

  it("show the page author's content and an error for an unknown tab slider", async () => {
    const host = await fixture<HTMLElement>(
      html`<suite-tab-slider data-slider-id="99" data-layout="sh_corpomate_theme_tmpl_207"><p>Our posts</p></suite-tab-slider>`,
    );
    await waitUntil(() => one(host, "[part=failure]"), "no word of it");
    expect(host.querySelector("p")!.checkVisibility()).to.equal(true);
  });

  it("sanitize the suite's HTML", async () => {
    const attack = {
      jsonrpc: "2.0",
      id: 1,
      result:
        '<div class="owl-carousel"><div><script>stolen = 1</script><img src="x" onerror="stolen = 1"><b>Harmless</b></div></div>',
    };
    stub(window, "fetch").resolves(new Response(JSON.stringify(attack)));
    const host = await fixture<HTMLElement>(html`<suite-testimonials data-template-id="attack"></suite-testimonials>`);
    await waitUntil(() => one(host, "[part=slide] b"), "no slide");
    expect([all(host, "script").length, one(host, "img")!.hasAttribute("onerror")]).to.deep.equal([0, false]);
  });
});
