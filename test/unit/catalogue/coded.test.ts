import assert from "node:assert/strict";
import { it } from "node:test";
import { Coded, En } from "#demo/common/Stage.tsx";

it("documentation: words between backticks are code", () => {
  assert.equal(
    String(En({ children: "The year in a `span` or `button`" })),
    '<bdi lang="en">The year in a <code dir="ltr">span</code> or <code dir="ltr">button</code></bdi>',
  );
  assert.equal(
    String(Coded({ text: "No code, one ` alone & no tag <b>" })),
    "No code, one ` alone &amp; no tag &lt;b&gt;",
  );
});
