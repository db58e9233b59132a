import assert from "node:assert/strict";
import { it } from "node:test";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";

/** What r2wc itself hands to the view beside the props, and what the loader reads. */
const reserved = ["container", "widget", "server", "load"];

/** Names of props and methods, and the inner names of r2wc 2.1 that the element layer stands on. */
export function names(subject: Subject): void {
  const { tag, declaration } = subject;
  const { attributes, methods = {} } = declaration;

  it(`${tag} hides nothing of the platform or of the element layer behind a prop or a method`, async () => {
    const { own, platform } = (await recordOf(subject)).first.names;
    const taken = new Set([...platform, ...reserved, ...own.filter((name) => !(name in methods))]);
    assert.deepEqual(
      [...Object.keys(attributes), ...Object.keys(methods)].filter((name) => taken.has(name)),
      [],
    );
  });

  it(`${tag} finds in r2wc what the element layer builds on`, async () => {
    assert.deepEqual((await recordOf(subject)).first.platform, {
      render: "function",
      unmount: true,
      connected: true,
      container: true,
    });
  });
}
