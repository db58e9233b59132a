import assert from "node:assert/strict";
import { it } from "node:test";
import { onReact, standalone } from "../page-spec.ts";
import { recordOf } from "../record.ts";
import type { Subject } from "../subjects.ts";
import { useAll } from "../use.ts";
import { Visit } from "../visit.ts";

/** Guarantee 5: strict content security policy and Trusted Types, with the browser's sanitizer. */
export function policy(subject: Subject): void {
  const { tag } = subject;

  it(`${tag} works under a strict policy (loader)`, async () => {
    const { used, failed } = await recordOf(subject);
    assert.deepEqual([used.said, failed.violations, failed.crashes], [[], [], []]);
  });
}

/** Guarantee 5 in the standalone file, with our own sanitizer. */
export function standalonePolicy(subject: Subject): void {
  const { tag, name, example } = subject;
  if (onReact) return;

  it(`${tag} works under a strict policy (standalone file)`, async () => {
    await using visit = await Visit.start();
    await visit.meetsStyles();
    await visit.lacksSanitizer();
    await visit.open({ body: example, head: standalone(name), strict: true });
    await visit.rendered(tag);
    await visit.quiet();
    await useAll(visit, subject);
    await visit.quiet();
    assert.deepEqual(visit.said, []);
    await visit.meets({ garbage: true });
    await useAll(visit, subject);
    await visit.quiet();
    assert.deepEqual([(await visit.notes()).violations, visit.crashes], [[], []]);
  });
}
