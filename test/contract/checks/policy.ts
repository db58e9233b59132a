import assert from "node:assert/strict";
import { it } from "node:test";
import { inspect } from "../inspect.ts";
import { loader, onReact, standalone } from "../site.ts";
import type { Subject } from "../subjects.ts";
import { useAll } from "../use.ts";
import { Visit } from "../visit.ts";

/**
 * Guarantee 5: the strict policy and Trusted Types, whatever attributes the suite's HTML has, by the browser's sanitizer and,
 * in the standalone file, by ours.
 */
export function policy(subject: Subject): void {
  const { tag, name, example } = subject;
  const heads = { loader: loader("data-adopt"), ...(!onReact && { "standalone file": standalone(name) }) };

  for (const [build, head] of Object.entries(heads)) {
    it(`${tag} needs nothing that a strict policy forbids (${build})`, async () => {
      await using visit = await Visit.start();
      await visit.meetsStyles();
      if (build !== "loader") await visit.lacksSanitizer();
      await visit.open({ body: example, head, strict: true });
      await visit.rendered(tag);
      await visit.quiet();
      await useAll(visit, subject);
      await visit.quiet();
      assert.deepEqual(visit.said, []);
      await visit.meets({ garbage: true });
      await useAll(visit, subject);
      await visit.quiet();
      await inspect(visit);
      assert.deepEqual([(await visit.notes()).violations, visit.crashes], [[], []]);
    });
  }
}
