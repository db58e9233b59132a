import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createAttachmentViewer } from "#portal/attachment-viewer/attachment-viewer.store.ts";
import { createAttachments } from "#portal/attachments/attachments.store.ts";
import type { AttachmentItem } from "#portal/common/viewer/items.attribute.ts";
import { createHost } from "../shared/state/host.ts";

const file = (id: number, mimetype: string): AttachmentItem => ({
  id,
  name: `File ${id}`,
  mimetype,
  type: "",
  url: "",
  access_token: "",
});
const items = [file(1, "image/png"), file(2, "application/zip"), file(3, "text/plain"), file(4, "application/pdf")];

describe("suite-attachment-viewer", () => {
  function place(active = 0) {
    const host = createHost("https://suite.example", { items, active });
    const store = createAttachmentViewer(host);
    return { host, store, active: () => store.viewer.state.get().active };
  }

  it("opens a file, moves past both ends and over files without a view, and closes", () => {
    const { host, store, active } = place();
    store.open();
    store.viewer.go(-1);
    assert.equal(active(), 4);
    store.viewer.go(3);
    assert.equal(active(), 1);
    store.viewer.go(1);
    assert.equal(active(), 3);
    store.close();
    store.close();
    assert.deepEqual(host.events, [
      ["suite-popup-show", undefined],
      ["suite-attachment-change", { id: 4 }],
      ["suite-attachment-change", { id: 1 }],
      ["suite-attachment-change", { id: 3 }],
      ["suite-popup-hide", undefined],
    ]);
  });

  it("stays closed if the page cancels the event", () => {
    const { host, store, active } = place();
    host.prevents.add("suite-popup-show");
    store.open(1);
    assert.equal(active(), 0);
  });

  it("reports attachments that do not exist or have no view", () => {
    const { host, store, active } = place();
    store.open(2);
    store.open(9);
    createAttachmentViewer(createHost("https://suite.example", { items: [], active: 0 })).open();
    assert.deepEqual([host.errors.length, active()], [2, 0]);
  });

  it("opens by its attribute, except while an operator edits the page", () => {
    const { host, store, active } = place(3);
    assert.equal(active(), 3);
    host.editing.set(true);
    assert.equal(active(), 0);
    store.open(3);
    assert.equal(active(), 0);
  });
});

it("suite-attachments: opens the author's links without items of its own, after a cancelable event", () => {
  const host = createHost<{ items: readonly AttachmentItem[] }>("https://suite.example", { items: [] });
  const { viewer, link } = createAttachments(host);
  link([file(5, "image/png")]);
  viewer.open(5);
  assert.deepEqual([viewer.state.get().active, host.events], [5, [["suite-attachment-open", { id: 5 }]]]);
  link([]);
  assert.equal(viewer.state.get().active, 0);
});
