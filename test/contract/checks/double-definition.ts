import assert from "node:assert/strict";
import { it } from "node:test";
import { loader, onReact, standalone } from "../page-spec.ts";
import type { Subject } from "../subjects.ts";
import { Visit } from "../visit.ts";

/** Guarantee 9: two copies of our code on one page. */
export function doubleDefinition({ tag, name, example, declaration }: Subject): void {
  async function expectOnly(visit: Visit, ...lines: readonly string[]) {
    await visit.rendered(tag);
    // the later copy warns when it starts
    while (visit.said.length < lines.length) await visit.page.waitForEvent("console");
    await visit.quiet();
    assert.equal(visit.said.length, lines.length, visit.said.join("\n"));
    for (const line of lines)
      assert.ok(
        visit.said.some((text) => text.startsWith(line)),
        visit.said.join("\n"),
      );
    assert.deepEqual([visit.crashes, (await visit.notes()).errors], [[], []]);
    const bases = visit.page.locator(tag).evaluate((host) => host.shadowRoot!.querySelectorAll("[part=base]").length);
    assert.equal(await bases, 1);
  }

  it(`${tag} works under two loaders, of which the second one warns`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example, head: loader() + loader() });
    await expectOnly(visit, "suite-widgets: the loader is on this page twice; the second one does nothing");
  });

  if (onReact) return;
  // the file also has the elements that the view renders
  const defined = [tag, ...(declaration.nests ?? [])].map(
    (each) => `<${each}> is defined already; the copy of version`,
  );

  if (declaration.rare)
    it(`${tag} works when its standalone file precedes the loader, and loads once`, async () => {
      await using visit = await Visit.start();
      await visit.open({ body: example, head: standalone(name) + loader() });
      await visit.rendered(tag);
      await visit.quiet();
      assert.ok(!visit.files.includes(`chunks/${tag}.js`), visit.files.join());
      assert.deepEqual([visit.said, visit.crashes, (await visit.notes()).errors], [[], [], []]);
    });
  else
    it(`${tag} works when its standalone file precedes the loader, with a warning`, async () => {
      await using visit = await Visit.start();
      await visit.open({ body: example, head: standalone(name) + loader() });
      await expectOnly(visit, ...defined);
    });

  it(`${tag} works when its standalone file follows the loader, with a warning`, async () => {
    await using visit = await Visit.start();
    await visit.open({ body: example });
    await visit.rendered(tag);
    await visit.page.addScriptTag({ url: `/dist/standalone/${name}.js` });
    await expectOnly(visit, ...defined);
  });
}
