import { expect } from "@open-wc/testing";
import { match, restore, stub } from "sinon";
import attachmentViewer from "#portal/attachment-viewer/attachment-viewer.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../shared/state/visitor.ts";
import { blockFrames, part, place } from "../website/outside.ts";

define(attachmentViewer);

interface Viewer extends HTMLElement {
  open(id: number): void;
  close(): void;
}

async function open(): Promise<Viewer> {
  const items = JSON.stringify([{ id: 3, name: "Seat.pdf", mimetype: "application/pdf" }]);
  const host = (await place(`<suite-attachment-viewer data-items='${items}'></suite-attachment-viewer>`)) as Viewer;
  host.open(3);
  return host;
}

describe("suite-attachment-viewer", () => {
  before(blockFrames);
  afterEach(restore);

  it("shows only PDF responses of the suite, and runs no other content", async () => {
    stub(Navigator.prototype, "pdfViewerEnabled").get(() => true);
    const fetched = stub(window, "fetch").callThrough();
    const shown = stub(URL, "createObjectURL").callThrough();
    const freed = stub(URL, "revokeObjectURL").callThrough();
    const page = `<script>parent.hasRun = true</script>`;
    for (const type of ["text/html", "application/xhtml+xml", "text/html, application/pdf", ""]) {
      const headers = { "Content-Type": type };
      fetched.withArgs(match("/web/content/3")).resolves(new Response(new Blob([page]), { headers }));
      const host = await open();
      await until(() => part(host, "broken"));
      expect(shown.called, type).to.equal(false);
    }
    const headers = { "Content-Type": "application/pdf; name=text/html" };
    fetched.withArgs(match("/web/content/3")).resolves(new Response(page, { headers }));
    const host = await open();
    await until(() => shown.called);
    expect((shown.firstCall.args[0] as Blob).type).to.equal("application/pdf");
    await until(() => part(host, "broken"));
    host.close();
    await until(() => freed.calledWith(shown.firstCall.returnValue));
    expect("hasRun" in window).to.equal(false);
  });
});
