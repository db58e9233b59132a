import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { setServerHtml } from "#shared/html/index.ts";
import type { Sanitize } from "#shared/html/platform.ts";
import { sanitizeByPurify } from "#shared/html/purify.ts";
import { write } from "#shared/html/write.ts";
import { profiles } from "./profiles.ts";

it("writes the HTML that the profile allows", async () => {
  const target = document.createElement("div");
  await setServerHtml(target, '<p class="x">Hello <b>you</b></p><script>1</script>', profiles.message);
  expect(target.innerHTML).to.equal("<p>Hello <b>you</b></p>");
  await setServerHtml(target, '<p class="x">Hello</p>', profiles.fragment);
  expect(target.innerHTML).to.equal('<p class="x">Hello</p>');
});

it("keeps newer HTML when a sanitizer is loaded late", async () => {
  const target = document.createElement("div");
  let arrive = (_: Sanitize) => {};
  const late = write(target, "old", profiles.message, new Promise<Sanitize>((resolve) => (arrive = resolve)));
  await write(target, "new", profiles.message, sanitizeByPurify);
  arrive(sanitizeByPurify);
  await late;
  expect(target.textContent).to.equal("new");
});

it("keeps the target if a sanitizer cannot be loaded", async () => {
  const target = document.createElement("div");
  target.textContent = "before";
  const failed = new Error("no chunk");
  const error: unknown = await write(target, "x", profiles.message, Promise.reject(failed)).catch(
    (reason: unknown) => reason,
  );
  expect(error).to.equal(failed);
  expect(target.textContent).to.equal("before");
});

it("moves each node of nested blocks a few times at any depth", async () => {
  const depth = 400;
  let moved = 0;
  const sizeOf = (node: Node | string) => (node instanceof Element ? 1 + node.getElementsByTagName("*").length : 1);
  const { append, replaceWith } = Element.prototype;
  stub(Element.prototype, "append").callsFake(function (this: Element, ...nodes) {
    for (const node of nodes) moved += sizeOf(node);
    append.apply(this, nodes);
  });
  stub(Element.prototype, "replaceWith").callsFake(function (this: Element, ...nodes) {
    for (const node of [this, ...nodes]) moved += sizeOf(node);
    replaceWith.apply(this, nodes);
  });
  const target = document.createElement("div");
  try {
    await setServerHtml(
      target,
      `${"<section><b>".repeat(depth / 2)}deep${"</b></section>".repeat(depth / 2)}`,
      profiles.message,
    );
  } finally {
    restore();
  }
  expect(target.innerHTML).to.equal(`${"<div><b>".repeat(depth / 2)}deep${"</b></div>".repeat(depth / 2)}`);
  expect(moved).to.be.at.most(4 * depth);
});
