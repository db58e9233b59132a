import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import { attachmentOf, attachmentsOf } from "#portal/common/viewer/attachment.ts";
import { type AttachmentItem, parseItems } from "#portal/common/viewer/items.attribute.ts";

const server = "https://suite.example";
const item = (more: Partial<AttachmentItem>): AttachmentItem => ({
  id: 7,
  name: "Plan",
  mimetype: "",
  type: "binary",
  url: "",
  access_token: "",
  ...more,
});
const shown = (more: Partial<AttachmentItem>) => {
  const attachment = attachmentOf(item(more), server);
  return attachment && [attachment.kind, attachment.src];
};

describe("an attachment", () => {
  it("is shown by its media type", () => {
    assert.deepEqual(
      [
        shown({ mimetype: "image/png" }),
        shown({ mimetype: "application/pdf" }),
        shown({ mimetype: "text/html" }),
        shown({ mimetype: "video/mp4", access_token: "a&b" }),
        shown({ mimetype: "application/zip" }),
      ],
      [
        ["image", `${server}/web/image/7`],
        ["pdf", `${server}/web/content/7`],
        ["text", `${server}/web/content/7`],
        ["video", `${server}/web/content/7?access_token=a%26b`],
        [undefined, `${server}/web/content/7`],
      ],
    );
    assert.equal(
      attachmentOf(item({ access_token: "t" }), server)?.download,
      `${server}/web/content/7?download=true&access_token=t`,
    );
  });

  it("is shown by its exact media type, and downloads for similar types", () => {
    const types = {
      "APPLICATION/PDF": "pdf",
      "image/svg+xml": "image",
      "image/jpeg": "image",
      "video/webm": "video",
      "text/csv; charset=utf-8": "text",
      "text/html;application/pdf": undefined,
      "application/xhtml+xml+application/pdf": undefined,
      "application/pdf+text/html": undefined,
      "application/pdf;x": undefined,
      "image/svg+xml;text/html": undefined,
      "image/x-unknown": undefined,
      "text/html,video/mp4": undefined,
      "application/video": undefined,
      "application/x-text": undefined,
    };
    const kinds = Object.keys(types).map((mimetype) => [mimetype, shown({ mimetype })![0]]);
    assert.deepEqual(Object.fromEntries(kinds), types);
  });

  it("on another site is shown as a picture or a YouTube video by its address", () => {
    const player = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1";
    const url = (address: string) => shown({ type: "url", url: address });
    assert.deepEqual(url("https://youtu.be/aqz-KE-bpKQ"), ["youtube", player]);
    assert.deepEqual(url("https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=9"), ["youtube", `${player}&start=9`]);
    for (const address of ["www.youtube.com/watch?v=aqz-KE-bpKQ", "//youtu.be/aqz-KE-bpKQ"])
      assert.deepEqual(url(address), ["youtube", player], address);
    const [short] = attachmentsOf([item({ type: "url", url: "youtu.be/aqz-KE-bpKQ" })], server);
    assert.equal(short?.download, "https://youtu.be/aqz-KE-bpKQ");
    assert.deepEqual(url("/static/a.jpg"), ["image", `${server}/static/a.jpg`]);
    assert.deepEqual(url("https://example.com/page"), [undefined, "https://example.com/page"]);
  });

  it("without a web address is left out", () => {
    const bad = ["javascript:alert(1)//.png", "data:image/png;base64,AA", " \u0000javascript:youtu", "mailto:a@b.gif"];
    const items = bad.map((url) => item({ type: "url", url }));
    assert.deepEqual(attachmentsOf(items, server), []);
  });
});

test("data-items: keeps attachments with a valid id, and drops the others", () => {
  assert.deepEqual(parseItems('[null,{"id":7,"name":"Plan","mimetype":false},{"id":"8"}]'), [item({ type: "" })]);
  assert.deepEqual(parseItems("[]"), []);
  for (const raw of ["", "{}", "[7]", "[null]", '[{"id":"7/../8"}]', '[{"id":0}]', '[{"id":1.5}]', '[{"name":"x"}]'])
    assert.equal(parseItems(raw), undefined, raw);
});
