import assert from "node:assert/strict";
import { it } from "node:test";
import { withFallback } from "../markup.ts";
import { loader } from "../site.ts";
import { site } from "../stage.ts";
import { drives, type Subject } from "../subjects.ts";
import { useAll } from "../use.ts";
import { Visit } from "../visit.ts";

/** Guarantees 1 and 4: a person's markup renders, and stays theirs. */
export function markup(subject: Subject): void {
  const { tag, example } = subject;

  it(`${tag} renders what a person wrote, and says nothing`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example });
    await visit.rendered(tag);
    await visit.quiet();
    assert.deepEqual([visit.said, visit.crashes, (await visit.notes()).errors], [[], [], []]);
  });

  it(`${tag} leaves the author's markup as it was written, whatever the visitor does`, async () => {
    const body = withFallback(example, tag);
    await using visit = await Visit.start();
    await visit.open({ body });
    const host = await visit.rendered(tag);
    const written = await host.evaluate((_, body) => {
      const template = document.createElement("template");
      template.innerHTML = body;
      return template.content.firstElementChild!.outerHTML;
    }, body);
    await visit.quiet();
    if (!drives(subject)) await useAll(visit, subject);
    await visit.quiet();
    assert.equal(await host.evaluate((element) => element.outerHTML), written);
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });

  it(`${tag} works when its files come from another origin than the page`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example, head: loader("", site.elsewhere) });
    await visit.rendered(tag);
    await visit.quiet();
    await useAll(visit, subject);
    await visit.quiet();
    assert.deepEqual([visit.said, visit.crashes, visit.calls.filter((call) => !call.startsWith("/"))], [[], [], []]);
  });
}
