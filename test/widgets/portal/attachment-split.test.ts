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

/** Opens a PDF in the dialog. @param beside further markup of the page */
async function open(beside = "") {
  const page = await place(`<main>${viewer}${beside}</main>`, "suite-attachment-viewer");
  const host = page.querySelector<Viewer>("suite-attachment-viewer")!;
  host.open(3);
  await until(() => part(host, "name"));
  return host;
}

/** Answers calls, and records them; `isPublisher` is the answer about the group of publishers. */
function answer(isPublisher: boolean) {
  const calls: unknown[] = [];
  const { fetch } = window;
  stub(window, "fetch").callsFake(async (input, init) => {
    const [, method] = /\/call_kw\/.*\/(\w+)$/.exec(input instanceof Request ? input.url : "") ?? [];
    if (!method) return fetch(input, init);
    calls.push([method, ...((await (input as Request).json()) as { params: { args: unknown[] } }).params.args]);
    const result = method === "has_group" ? isPublisher : true;
    return new Response(JSON.stringify({ jsonrpc: "2.0", id: 1, result }), {
      headers: { "Content-Type": "application/json" },
    });
  });
  return calls;
}

const splitterIn = (host: Element) =>
  host.shadowRoot!.querySelector(".split")?.shadowRoot?.querySelector<HTMLElement>("suite-split-pdf");

function cleanUp() {
  restore();
  pageRegistry().stores?.clear();
  Object.assign(pageRegistry(), { loader: undefined });
}

describe("suite-attachment-viewer", () => {
  before(blockFrames);
  afterEach(cleanUp);

  it("lets the loader load the splitter of a PDF once a publisher opens it", async () => {
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

  it("offers no splitter if its code cannot load", async () => {
    const calls = answer(true);
    const host = await open();
    expect([calls, part(host, "split")]).to.deep.equal([[], null]);
  });
});

describe("suite-attachment-viewer with suite-split-pdf", () => {
  before(() => {
    blockFrames();
    define(splitPdf);
  });
  afterEach(cleanUp);

  it("splits a PDF for a publisher, and keeps keys in the form", async () => {
    const calls = answer(true);
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
    expect(calls.at(-1)).to.deep.equal(["split_pdf", 3, "1-2", false]);
    tool.click();
    await until(() => !splitterIn(host));
    part(host, "next")!.click();
    await until(() => part(host, "name")!.textContent !== "Notes.pdf");
    expect(part(host, "split")).to.equal(null);
  });

  it("offers the splitter if the page has one for this file, without a call", async () => {
    const calls = answer(false);
    const host = await open(`<suite-split-pdf data-attachment-id="3"></suite-split-pdf>`);
    await until(() => part(host, "split"));
    expect(calls).to.deep.equal([]);
  });

  it("offers no splitter to other visitors, nor for a page with one for another file", async () => {
    answer(false);
    const host = await open(`<suite-split-pdf data-attachment-id="9"></suite-split-pdf>`);
    const known = shared<{ isPublisher?: boolean }>(`suite.publisher ${location.origin}`, () => ({}));
    await until(() => known.isPublisher === false);
    await nextFrame();
    expect(part(host, "split")).to.equal(null);
  });

  it("offers the splitter in suite-attachments, too", async () => {
    answer(true);
    const host = await place(`<suite-attachments data-items='${items}'></suite-attachments>`);
    part(host, "attachment")!.click();
    await until(() => part(host, "split"));
  });
});
