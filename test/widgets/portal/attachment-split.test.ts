import { expect, nextFrame, oneEvent } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import attachmentViewer from "#portal/attachment-viewer/attachment-viewer.element.ts";
import attachments from "#portal/attachments/attachments.element.ts";
import splitPdf from "#portal/split-pdf/split-pdf.element.ts";
import { define, pageRegistry, shared } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { blockFrames, part, place } from "../website/outside.ts";

define(attachmentViewer);
define(attachments);

interface Viewer extends HTMLElement {
  open(id: number): void;
}

const items = JSON.stringify([
  { id: 3, name: "Notes.pdf", mimetype: "application/pdf" },
  { id: 4, name: "Bench.png", mimetype: "image/png" },
]);
const viewer = `<suite-attachment-viewer data-items='${items}' data-lang="de"></suite-attachment-viewer>`;

/** @param beside markup of the page */
async function open(beside = "") {
  const page = await place(`<main>${viewer}${beside}</main>`, "suite-attachment-viewer");
  const host = page.querySelector<Viewer>("suite-attachment-viewer")!;
  host.open(3);
  await until(() => part(host, "name"));
  return host;
}

/** The suite's answers, and what it was asked: `isPublisher` answers the question about a group. */
function answer(isPublisher: boolean) {
  const asked: unknown[] = [];
  const { fetch } = window;
  stub(window, "fetch").callsFake(async (input, init) => {
    const [, method] = /\/call_kw\/.*\/(\w+)$/.exec(input instanceof Request ? input.url : "") ?? [];
    if (!method) return fetch(input, init);
    asked.push([method, ...((await (input as Request).json()) as { params: { args: unknown[] } }).params.args]);
    const result = method === "has_group" ? isPublisher : true;
    return new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result }), {
      headers: { "Content-Type": "application/json" },
    });
  });
  return asked;
}

const splitterIn = (host: Element) =>
  host.shadowRoot!.querySelector(".split")?.shadowRoot?.querySelector<HTMLElement>("suite-split-pdf");

function leave() {
  restore();
  pageRegistry().stores?.clear();
  Object.assign(pageRegistry(), { loader: undefined });
}

describe("attachment-viewer", () => {
  before(blockFrames);
  afterEach(leave);

  it("lets the loader bring what splits a PDF once a publisher asks for it", async () => {
    answer(true);
    Object.assign(pageRegistry(), { loader: true });
    const host = await open();
    await until(() => part(host, "split"));
    let root: unknown;
    document.addEventListener("suite-root", (event) => ([root] = event.composedPath()), { once: true });
    part(host, "split")!.click();
    await until(() => root);
    expect(splitterIn(host)!.getRootNode()).to.equal(root);
    expect({ ...splitterIn(host)!.dataset }).to.deep.equal({
      attachmentId: "3",
      server: location.origin,
      lang: "de",
      load: "eager",
    });
  });

  it("offers no split of a PDF where the code for it cannot come", async () => {
    const asked = answer(true);
    const host = await open();
    expect([asked, part(host, "split")]).to.deep.equal([[], null]);
  });
});

describe("attachment-viewer beside what splits a PDF", () => {
  before(() => {
    blockFrames();
    define(splitPdf);
  });
  afterEach(leave);

  it("splits a PDF for a publisher, whose keys stay in the form, and nothing else", async () => {
    const asked = answer(true);
    const host = await open();
    await until(() => part(host, "split"));
    const tool = part(host, "split")!;
    expect(tool.ariaExpanded).to.equal("false");
    tool.click();
    await until(() => splitterIn(host)?.matches(":state(ready)"));
    expect(tool.ariaExpanded).to.equal("true");
    await expect(host).to.be.accessible();
    const splitter = splitterIn(host)!;
    part(splitter, "input")!.focus();
    await sendKeys({ type: "1-2" });
    await sendKeys({ press: "Home" });
    await sendKeys({ press: "ArrowRight" });
    expect(part(host, "name")!.textContent).to.equal("Notes.pdf");
    const told = oneEvent(document, "suite-split");
    await sendKeys({ press: "Enter" });
    expect((await told).detail).to.deep.equal({ indices: "1-2", remainder: false });
    expect(asked.at(-1)).to.deep.equal(["split_pdf", 3, "1-2", false]);
    tool.click();
    await until(() => !splitterIn(host));
    part(host, "next")!.click();
    await until(() => part(host, "name")!.textContent !== "Notes.pdf");
    expect(part(host, "split")).to.equal(null);
  });

  it("offers it where the page splits this file, without a question to the suite", async () => {
    const asked = answer(false);
    const host = await open(`<suite-split-pdf data-attachment-id="3"></suite-split-pdf>`);
    await until(() => part(host, "split"));
    expect(asked).to.deep.equal([]);
  });

  it("does not offer it to other visitors, nor where the page splits another file", async () => {
    answer(false);
    const host = await open(`<suite-split-pdf data-attachment-id="9"></suite-split-pdf>`);
    const known = shared<{ isPublisher?: boolean }>(`suite.publisher ${location.origin}`, () => ({}));
    await until(() => known.isPublisher === false);
    await nextFrame();
    expect(part(host, "split")).to.equal(null);
  });

  it("is the same in attachments", async () => {
    answer(true);
    const host = await place(`<suite-attachments data-items='${items}'></suite-attachments>`);
    part(host, "attachment")!.click();
    await until(() => part(host, "split"));
  });
});
