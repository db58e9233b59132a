import assert from "node:assert/strict";
import { it } from "node:test";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";

/** A guest keeps its own looks, leaves the author's alone, and names what a theme may restyle. */
export function looks(subject: Subject): void {
  const { tag, declaration } = subject;

  it(`${tag} takes no text style of the page but family, size, colour and alignment, leaves all of it to the author's content, and declares its parts`, async () => {
    const { first, opened } = await recordOf(subject);
    for (const { looks, parts } of [first, opened]) {
      const undeclared = parts.filter((name) => name !== "base" && !(name in (declaration.parts ?? {})));
      assert.deepEqual([looks, undeclared], [{ ours: [], theirs: [] }, []]);
    }
  });
}
