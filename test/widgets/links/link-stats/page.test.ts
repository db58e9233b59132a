import { expect, fixture, waitUntil } from "@open-wc/testing";
import { restore, stub } from "sinon";
import linkStats from "#links/link-stats/link-stats.element.ts";
import { define } from "#shared/element/index.ts";

define(linkStats);

const row = (name: string, content: string) =>
  `<div class="row"><div class="col-md-4"><p><strong>${name}</strong></p></div><div class="col-md-8"><p>${content}</p></div></div>`;

/** Column of the built-in page, which the element has adopted. */
const column = `
  <div class="row mt8"><ol class="breadcrumb"><li><a href="/r">Link Tracker</a></li></ol></div>
  <input type="hidden" id="code" value="chair"><input type="hidden" id="link_id" value="1">
  <h1 class="o_page_header">Chairs</h1>
  <div class="row">
    <div class="col-md-8">
      ${row("Original URL", '<a href="https://a.example/chairs">https://a.example/chairs</a>')}
      ${row("Tracked Link", '<span id="short_url"><span id="short-url-host">https://s.example/r/</span><span id="o_website_links_code">chair</span></span>')}
      ${row("Redirected URL", "https://a.example/chairs?utm_source=Fair")}
    </div>
    <div class="col-md-4">${row("Source", "Fair")}</div>
  </div>
  <h1 class="o_page_header">Statistics</h1>
  <div class="row charts"><div id="all_time_charts">Charts</div></div>`;

describe("suite-link-stats", () => {
  afterEach(() => restore());

  it("tells a visitor without a session to sign in", async () => {
    stub(console, "error");
    const error = { code: 100, message: "Session Expired", data: { name: "odoo.http.SessionExpiredException" } };
    stub(window, "fetch").callsFake(() => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, error })));
    const host = await fixture<HTMLElement>('<suite-link-stats data-link-id="1"></suite-link-stats>');
    const alert = () => host.shadowRoot!.querySelector("[role=alert]");
    await waitUntil(alert, "no message");
    expect(alert()!.textContent).to.equal("Sign in to see the clicks on this link.");
  });
});

describe("built-in page of a tracked link", () => {
  afterEach(() => restore());

  it("keeps the rows of addresses and tags, and leaves short address and charts to the element", async () => {
    stub(window, "fetch").returns(new Promise(() => {}));
    const host = document.createElement("suite-link-stats");
    Object.assign(host.dataset, { linkId: "1", code: "chair", shortUrl: "https://s.example/r/chair" });
    host.innerHTML = column;
    const written = host.outerHTML;
    (await fixture("<div></div>")).append(host);
    const seen = (text: string) =>
      [...host.querySelectorAll("p,h1,a,.charts")].find((each) => each.textContent === text)!.checkVisibility();
    await waitUntil(() => seen("Chairs"), "no heading");
    expect(
      ["Original URL", "https://a.example/chairs", "Redirected URL", "Source", "Fair", "Link Tracker"].filter(
        (text) => !seen(text),
      ),
    ).to.deep.equal([]);
    expect(["Tracked Link", "Statistics", "Charts"].filter(seen)).to.deep.equal([]);
    expect(host.shadowRoot!.textContent).to.contain("s.example/r/");
    expect(host.outerHTML).to.equal(written);
  });
});
