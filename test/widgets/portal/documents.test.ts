import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import docMenu from "#portal/doc-menu/doc-menu.element.ts";
import invoiceView from "#portal/invoice-view/invoice-view.element.ts";
import splitPdf from "#portal/split-pdf/split-pdf.element.ts";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { until } from "../shared/state/visitor.ts";

for (const declaration of [docMenu, invoiceView, splitPdf]) define(declaration);

async function place(markup: string, tag: string) {
  const page = document.createElement("main");
  page.innerHTML = markup;
  document.body.append(page);
  const host = page.querySelector<HTMLElement>(tag)!;
  await until(() => host.shadowRoot?.querySelector("[part=base] > *"));
  const part = <T extends HTMLElement>(name: string) => host.shadowRoot!.querySelector<T>(`[part~=${name}]`)!;
  return { page, host, part };
}

afterEach(() => {
  restore();
  Reflect.deleteProperty(navigator, "pdfViewerEnabled");
  document.querySelector("main")?.remove();
});

describe("suite-doc-menu", () => {
  const content = `<div id="quote">
    <h3>Too early</h3>
    <h2>Quotation <em>SO038</em> <span>new</span></h2><div class="tall"></div>
    <section id="details"><h3 id="terms">Details</h3><div class="tall"></div></section>
    <h2> </h2>
    <div class="modal"><h2>Pay with</h2></div>
    <h2>Communication</h2><div class="tall"></div>
  </div>`;
  const menu = `<suite-doc-menu data-content="#quote"></suite-doc-menu>`;
  const links = (host: HTMLElement) => [...host.shadowRoot!.querySelectorAll("a")];

  it("lists headings with a name, keeps their ids, and removes ids that it added", async () => {
    const { page, host } = await place(menu + content, "suite-doc-menu");
    const written = page.querySelector("#quote")!.innerHTML;
    await until(() => links(host).length);
    expect(links(host).map(({ textContent }) => textContent)).to.deep.equal([
      "Quotation SO038",
      "Details",
      "Communication",
    ]);
    expect(links(host)[1]!.hash).to.equal("#terms");
    expect(host.shadowRoot!.querySelectorAll("ul ul a").length).to.equal(1);
    for (const link of links(host)) expect(document.getElementById(link.hash.slice(1)), link.hash).not.to.equal(null);
    await expect(host).to.be.accessible();
    host.remove();
    await until(() => !/ id="quote_/.test(page.querySelector("#quote")!.innerHTML));
    expect(page.querySelector("#quote")!.innerHTML).to.equal(written.replace(/ id="quote_\d+"/g, ""));
  });

  it("links to headings of its page, regardless of a base and of changes of the address", async () => {
    const before = location.href;
    const base = document.createElement("base");
    base.href = "https://cdn.example/assets/";
    document.head.append(base);
    try {
      const { host } = await place(menu + content, "suite-doc-menu");
      await until(() => links(host).length);
      const link = links(host)[1]!;
      expect(link.href).to.equal(`${before}#terms`);
      history.replaceState(null, "", new URL("?state=2", before).href);
      // keeps the page of the test
      host.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.click();
      expect(link.href).to.equal(`${location.href}#terms`);
    } finally {
      base.remove();
      history.replaceState(null, "", before);
    }
  });

  it("marks the heading that is being read", async () => {
    const { page, host } = await place(menu + content, "suite-doc-menu");
    for (const tall of page.querySelectorAll<HTMLElement>(".tall")) tall.style.blockSize = "2000px";
    await until(() => links(host).length);
    page.querySelector("#terms")!.scrollIntoView();
    const current = () => host.shadowRoot!.querySelector("[aria-current]")?.textContent;
    await until(() => current() === "Details");
    scrollTo(0, 0);
    await until(() => current() !== "Details");
  });

  it("lists headings that are added later", async () => {
    const { page, host } = await place(menu + content, "suite-doc-menu");
    await until(() => links(host).length);
    const heading = document.createElement("h2");
    heading.textContent = "Signature";
    page.querySelector("#quote")!.append(heading);
    await until(() => links(host).at(-1)!.textContent === "Signature");
  });

  it("reports a missing document", async () => {
    stub(console, "error");
    stub(console, "warn");
    const told: unknown[] = [];
    const note = (event: Event) => told.push((event as CustomEvent<{ kind: unknown }>).detail.kind);
    document.addEventListener("suite-error", note);
    const { host } = await place(menu, "suite-doc-menu");
    document.removeEventListener("suite-error", note);
    expect([told, host.matches(":state(error)"), links(host)]).to.deep.equal([["config"], true, []]);
  });
});

describe("suite-invoice-view", () => {
  const report = `<!doctype html><html lang='en'><title>Invoice</title><main id='wrapwrap'>${"<p>Oak</p>".repeat(9)}</main></html>`;

  it("makes the frame as tall as its document, without changes of its markup", async () => {
    const page = document.createElement("main");
    page.innerHTML = `<iframe id="invoice_html" title="Invoice" srcdoc="${report}"></iframe>`;
    document.body.append(page);
    const frame = page.querySelector("iframe")!;
    const { undo } = wrap(frame, invoiceView.tag, [["src", "about:srcdoc"]], undefined, true);
    const inside = () => frame.contentDocument?.querySelector("#wrapwrap")?.scrollHeight ?? 0;
    await until(() => inside() > 150 && frame.offsetHeight >= inside());
    expect(frame.offsetHeight).to.be.lessThan(inside() + 40);
    expect(frame.hasAttribute("style")).to.equal(false);
    undo();
  });

  it("makes the frame taller when it becomes narrower and lines break", async () => {
    const lines = report.replace(/<p>.*<\/p>/, "Oak ".repeat(400));
    const page = document.createElement("main");
    page.innerHTML = `<iframe id="invoice_html" title="Invoice" srcdoc="${lines}"></iframe>`;
    document.body.append(page);
    const frame = page.querySelector("iframe")!;
    const { undo } = wrap(frame, invoiceView.tag, [["src", "about:srcdoc"]], undefined, true);
    frame.style.width = "700px";
    await until(() => frame.offsetHeight > 160);
    const height = frame.offsetHeight;
    frame.style.width = "350px";
    await until(() => frame.offsetHeight > height * 1.5);
    undo();
  });

  it("draws a frame if the author wrote none, and keeps the author's content", async () => {
    const fallback = '<a href="/web/image/100001">The bench</a>';
    const { host, part } = await place(
      `<suite-invoice-view data-src="/web/image/100001">${fallback}</suite-invoice-view>`,
      "suite-invoice-view",
    );
    await until(() => part("document"));
    const frame = part<HTMLIFrameElement>("document");
    expect([new URL(frame.src).pathname, frame.title]).to.deep.equal(["/web/image/100001", "Document"]);
    expect(frame.offsetWidth).to.equal(host.offsetWidth);
    expect(host.innerHTML).to.equal(fallback);
    await expect(host).to.be.accessible();
    host.dataset["src"] = "javascript:alert(1)";
    await until(() => !part("document"));
  });

  it("prints by its own button, from a frame that loads once", async () => {
    const opened = stub(window, "open");
    const { host, part } = await place(
      `<suite-invoice-view data-src="about:srcdoc" data-print-href="/my"><iframe title="Invoice" srcdoc="${report}"></iframe></suite-invoice-view>`,
      "suite-invoice-view",
    );
    part("print").click();
    part("print").click();
    await until(() => opened.called || host.shadowRoot!.querySelector("iframe"));
    expect(host.shadowRoot!.querySelectorAll("iframe").length).to.be.lessThan(2);
  });

  it("opens a window for the page's print link if the browser shows no PDF, reports a blocked window, and ignores presses with a key", async () => {
    const opened = stub(window, "open");
    Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, value: false });
    const { page, host, part } = await place(
      `<a class="o_portal_invoice_print" href="/my/invoices/7?report_type=pdf">Print</a><suite-invoice-view data-src="about:srcdoc" data-print-href="/my"><iframe title="Invoice" srcdoc="${report}"></iframe></suite-invoice-view>`,
      "suite-invoice-view",
    );
    const press = (keys: MouseEventInit = {}) => {
      let isOurs = false;
      const last = (event: Event) => {
        isOurs = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener("click", last, { once: true });
      page.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
      return isOurs;
    };
    expect([press({ ctrlKey: true }), opened.called]).to.deep.equal([false, false]);
    expect([press(), String(opened.firstCall.args[0])]).to.deep.equal([
      true,
      new URL("/my/invoices/7?report_type=pdf", location.href).href,
    ]);
    await until(() => part("status").textContent!.includes("blocked"));
    expect(part("print"), "the page has its own link").to.equal(null);
    await expect(host).to.be.accessible();
    opened.returns(window);
    press();
    await until(() => part("status").textContent === "");
  });
});

describe("suite-split-pdf", () => {
  it("sends pages once, and refuses text that is no list of pages", async () => {
    const sent: unknown[] = [];
    stub(window, "fetch").callsFake(async (request) => {
      sent.push(((await (request as Request).json()) as { params: { args: unknown } }).params.args);
      return new Response('{"jsonrpc": "2.0", "id": 1, "result": true}', {
        headers: { "Content-Type": "application/json" },
      });
    });
    const { host, part } = await place(`<suite-split-pdf data-attachment-id="5"></suite-split-pdf>`, "suite-split-pdf");
    const told: unknown[] = [];
    host.addEventListener("suite-split", (event) => told.push((event as CustomEvent).detail));
    const field = part<HTMLInputElement>("input");
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    part("button").click();
    await until(() => host.matches(":state(invalid)"));
    type("one to five");
    part("button").click();
    await until(() => part("refused"));
    await expect(host).to.be.accessible();
    type("1-5, 7");
    part("button").click();
    part("button").click();
    await until(() => told.length);
    expect(sent).to.deep.equal([[5, "1-5, 7", false]]);
    expect(told).to.deep.equal([{ indices: "1-5, 7", remainder: false }]);
    expect(part("status").textContent).to.equal("The pages are attachments of their own now.");
  });
});
