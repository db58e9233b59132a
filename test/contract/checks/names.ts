import assert from "node:assert/strict";
import { it } from "node:test";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";

/** Names that r2wc passes to the view beside the props, and names that the loader reads. */
const reserved = ["container", "widget", "server", "load"];

/** Checks the names of props and methods, and the internal names of r2wc 2.1 that the element layer uses. */
export function names(subject: Subject): void {
  const { tag, declaration } = subject;
  const { attributes, methods = {} } = declaration;

  it(`${tag} has no prop or method with a name of the platform or the element layer`, async () => {
    const { own, platform } = (await recordOf(subject)).first.names;
    const taken = new Set([...platform, ...reserved, ...own.filter((name) => !(name in methods))]);
    assert.deepEqual(
      [...Object.keys(attributes), ...Object.keys(methods)].filter((name) => taken.has(name)),
      [],
    );
  });

  it(`${tag} has the internals of r2wc that the element layer uses`, async () => {
    assert.deepEqual((await recordOf(subject)).first.platform, {
      render: "function",
      unmount: true,
      connected: true,
      container: true,
    });
  });
}
