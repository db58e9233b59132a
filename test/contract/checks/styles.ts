import assert from "node:assert/strict";
import { it } from "node:test";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";

/** Checks isolation of styles, and declared parts. */
export function styles(subject: Subject): void {
  const { tag, declaration } = subject;

  it(`${tag} inherits only font family, size, colour and alignment of the page, leaves the author's content unstyled, and declares its parts`, async () => {
    const { first, opened } = await recordOf(subject);
    for (const { looks, parts } of [first, opened]) {
      const undeclared = parts.filter((name) => name !== "base" && !(name in (declaration.parts ?? {})));
      assert.deepEqual([looks, undeclared], [{ ours: [], theirs: [] }, []]);
    }
  });
}
