import { expect } from "@open-wc/testing";
import { restore, type SinonStub, stub } from "sinon";
import { defined, examine, twice, unknown, unreadable, unreadableLanguage } from "#shared/element/diagnose.ts";
import { pageRegistry } from "#shared/element/page.ts";

const known = ["data-text-allow", "data-text-follow", "data-res-id", "data-sort", "data-src", "data-param-"];
const hidden = ["data-title", "data-class"];

class Sample extends HTMLElement {
  static observedAttributes = [...known, ...hidden];
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = "<div part=base></div>";
  }
}
customElements.define("suite-mistaken", Sample);

const seen = "(This is seen on localhost and with data-debug.)";
const empty = "is empty: it brings to life what you write between <suite-mistaken> and </suite-mistaken>";
const emptyOr = `${empty}, or in data-graph-data`;
const swallowed =
  "seems to have swallowed what follows it: HTML knows no <suite-mistaken/>, write <suite-mistaken></suite-mistaken>";

/** @param html with the element somewhere in it */
function place(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector("suite-mistaken")!;
}
const noticeIn = ({ shadowRoot }: Element) => shadowRoot!.querySelector<HTMLElement>("[part=author-notice]");
const drop = ({ shadowRoot }: Element) => shadowRoot!.querySelector("[part=base]")!.remove();

describe("warnings for authors", () => {
  let warned: SinonStub;
  const lines = () => warned.args.map(([line]) => String(line));
  beforeEach(() => {
    pageRegistry().warned?.clear();
    warned = stub(console, "warn");
  });
  afterEach(() => {
    restore();
    document.body.replaceChildren();
  });

  it("name the tag that was meant, the second loader, the second copy and what cannot be read, each once", () => {
    for (let time = 0; time < 2; time++) {
      unknown("suite-folow", ["suite-cart", "suite-follow", "suite-flow-chart"]);
      unknown("suite-x", []);
      twice();
      defined("suite-cart", "1.2.3");
      unreadableLanguage("{{ lang }}");
      unreadable("suite-cart", "data-limit", "3px", "a number");
    }
    expect(lines()).to.deep.equal([
      "<suite-folow> is not an element of suite-widgets; did you mean <suite-follow>?",
      "<suite-x> is not an element of suite-widgets",
      "suite-widgets: the loader is on this page twice; the second one does nothing",
      "<suite-cart> is defined already; the copy of version 1.2.3 is not used",
      'suite-widgets: lang="{{ lang }}" is no language, so English is used; write one such as lang="en" or lang="pt-BR"',
      '<suite-cart> data-limit="3px" is not a number; the default is used',
    ]);
  });

  for (const [written, meant] of [
    ["res-id", "data-res-id"],
    ["resid", "data-res-id"],
    ["data-resid", "data-res-id"],
    ["ress-id", undefined],
    ["data-srx", undefined],
    ["data-sorx", "data-sort"],
    ["data-soxx", undefined],
    ["data-text-folow", "data-text-follow"],
    ["data-text-folxw", "data-text-follow"],
    ["data-txxt-folxw", undefined],
    ["data-param-x", undefined],
    ["data-sort", undefined],
    ["data-order-id", "data-res-id"],
    ["data-call-url", "data-src"],
    ["data-href", "data-src"],
    ["href", "data-src"],
    ["data-token", undefined],
    ["title", undefined],
    ["class", undefined],
  ] as const)
    it(`take ${written} for ${meant ?? "no mistake"}`, async () => {
      await examine(place(`<suite-mistaken ${written}="1"></suite-mistaken>`));
      expect(lines()).to.deep.equal(
        meant ? [`<suite-mistaken> ${written} is no attribute of it; did you mean ${meant}?`] : [],
      );
    });

  it("name no attribute that is there as well", async () => {
    await examine(place('<suite-mistaken resid="1" data-res-id="2"></suite-mistaken>'));
    expect(lines()).to.deep.equal([]);
  });

  it("replace an element that has not mounted, the last one alone", async () => {
    const host = place('<suite-mistaken resid="1"></suite-mistaken>');
    drop(host);
    await examine(host, { kind: "config", message: "data-res-id is wrong" });
    await examine(host, { kind: "config", message: "data-res-id is missing" });
    await examine(host, { kind: "server", message: "https://suite.example/x: the suite's own words" });
    const notice = noticeIn(host)!;
    expect([notice.textContent, notice.lang, notice.dir]).to.deep.equal([
      `<suite-mistaken> data-res-id is missing. Did you mean data-res-id where you wrote resid? ${seen}`,
      "en",
      "ltr",
    ]);
    expect([host.shadowRoot!.children.length, host.shadowRoot!.adoptedStyleSheets.length]).to.deep.equal([1, 1]);
    expect(getComputedStyle(notice).borderTopStyle).to.equal("dashed");
  });

  it("are left out for a mounted element, which reports its failure itself", async () => {
    const host = place('<suite-mistaken data-res-id="1" data-sort="3"></suite-mistaken>');
    for (const message of [
      "the suite is gone",
      "https://127.0.0.1/1 answered HTTP 404",
      "https://a.example/x: Gone. (Records: [10], User: 1)",
    ])
      await examine(host, { kind: "config", message });
    expect([noticeIn(host), lines()]).to.deep.equal([null, []]);
  });

  for (const [kind, message, named] of [
    ["server", "https://a.example/blog.pst: blog.pst", 'data-src="blog.pst"'],
    ["config", "https://a.example/x: Gone. (Records: [99], User: 1)", 'data-res-id="99"'],
    ["config", "https://a.example/x: Gone. (Record: im_livechat.channel(99,), User: 1)", 'data-res-id="99"'],
  ] as const)
    it(`name the attribute that the suite does not know: ${message}`, async () => {
      const host = place('<suite-mistaken data-src="blog.pst" data-res-id="99" data-sort="1"></suite-mistaken>');
      await examine(host, { kind, message });
      expect(noticeIn(host)!.textContent).to.equal(
        `<suite-mistaken> The suite does not know ${named} (${message}). ${seen}`,
      );
      host.setAttribute("data-res-id", "3");
      await Promise.resolve();
      expect(noticeIn(host)).to.equal(null);
    });

  it("stand beside a mounted element whose attribute has another name", async () => {
    const host = place('<suite-mistaken data-href="/x"></suite-mistaken>');
    await examine(host);
    expect(noticeIn(host)!.textContent).to.equal(
      `<suite-mistaken> Did you mean data-src where you wrote data-href? ${seen}`,
    );
  });

  for (const [what, html, needsContent, line] of [
    [
      "an element that swallows the page",
      "<div><suite-mistaken>\n<h2>Posts</h2></suite-mistaken></div>",
      false,
      swallowed,
    ],
    ["one before others", "<div><suite-mistaken>\n<h2>Posts</h2></suite-mistaken> </div>", false, undefined],
    ...["p", "div", "ul", "h3", "table", "form", "img"].flatMap((name) =>
      [
        `<div>\n<suite-mistaken>\n<${name}></${name}>\n</div>`,
        `<div>\n  <suite-mistaken>\n  <${name}></${name}>\n</div>`,
        `<div><suite-mistaken><${name}></${name}>\n</div>`,
      ].map((html) => [`one before a ${name}: ${JSON.stringify(html)}`, html, false, swallowed] as const),
    ),
    ["one around a single node", "<div><suite-mistaken><h2>Posts</h2></suite-mistaken></div>", false, undefined],
    [
      "one with a fallback, indented",
      "<div>\n  <suite-mistaken>\n    <p>Fallback</p>\n  </suite-mistaken></div>",
      false,
      undefined,
    ],
    [
      "one with a fallback at the start of its parent",
      "<div><suite-mistaken>\n  Some text\n  <p>Fallback</p>\n</suite-mistaken></div>",
      false,
      undefined,
    ],
    [
      "one with a fallback of a framework",
      "<div><suite-mistaken><p>Fallback</p><p>Text</p></suite-mistaken></div>",
      false,
      undefined,
    ],
    ["an empty one that needs content", "<suite-mistaken> </suite-mistaken>", true, empty],
    ["an empty one without content in a prop", "<suite-mistaken> </suite-mistaken>", "graphData", emptyOr],
    ["one with text, which a prop may have instead", "<suite-mistaken>1,250</suite-mistaken>", "graphData", undefined],
    ["an empty one that needs none", "<suite-mistaken> </suite-mistaken>", false, undefined],
    [
      "one with the content that it needs",
      "<div><suite-mistaken>\n<h2>Posts</h2></suite-mistaken></div>",
      true,
      undefined,
    ],
  ] as const)
    it(`${line ? "tell of" : "are none for"} ${what}`, async () => {
      const host = place(html);
      await examine(host, undefined, needsContent || undefined);
      expect(lines()).to.deep.equal(line ? [`<suite-mistaken> ${line}`] : []);
      expect(noticeIn(host)?.textContent).to.equal(line && `<suite-mistaken> ${line}. ${seen}`);
    });

  it("are none for an empty element whose content is in a prop", async () => {
    const host = place("<suite-mistaken></suite-mistaken>");
    await examine(Object.assign(host, { items: [] }), undefined, "items");
    expect(lines()).to.deep.equal([]);
  });

  it("are none for an element that shows its content", async () => {
    const host = place("<div><suite-mistaken>\n<h2>Posts</h2></suite-mistaken></div>");
    host.shadowRoot!.append(document.createElement("slot"));
    await examine(host);
    expect(lines()).to.deep.equal([]);
  });

  it("tell of an element that swallows the page and shows a named slot alone", async () => {
    const host = place("<div>\n<suite-mistaken>\n<p>Text</p>\n</div>");
    host.shadowRoot!.append(Object.assign(document.createElement("slot"), { name: "away" }));
    await examine(host);
    expect(lines()).to.deep.equal([`<suite-mistaken> ${swallowed}`]);
  });

  for (const [what, end] of [
    ["has gone", (host: Element) => host.remove()],
    ["has ended", drop],
  ] as const)
    it(`are none for an element that ${what} meanwhile`, async () => {
      const host = place("<suite-mistaken></suite-mistaken>");
      const examined = examine(host, undefined, true);
      end(host);
      await examined;
      expect([lines(), noticeIn(host)]).to.deep.equal([[], null]);
    });
});
