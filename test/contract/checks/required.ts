import assert from "node:assert/strict";
import { it } from "node:test";
import { hasState, showsFallback } from "../inside.ts";
import { fallbackText, withAttributes, withFallback } from "../markup.ts";
import { attributesOf, type Subject, unreadable } from "../subjects.ts";
import { baseOf, Visit } from "../visit.ts";

/** Guarantee 1: an element without a required attribute renders nothing and names the attribute. */
export function required(subject: Subject): void {
  const { tag, example } = subject;

  for (const attribute of attributesOf(subject).filter(({ required }) => required)) {
    const { name } = attribute;

    it(`${tag} renders nothing without ${name}, names the attribute, and renders once it is set`, async () => {
      const bad = unreadable(attribute);
      const variants = [null, "", ...(bad === undefined ? [] : [bad])];
      await using visit = await Visit.start();
      await visit.open({
        body: variants.map((value) => withAttributes(withFallback(example, tag), tag, { [name]: value })).join("\n"),
      });
      await visit.page.waitForFunction((count) => notes.errors.length === count, variants.length);
      await visit.quiet();

      const messages = variants.map((value) =>
        value ? `${name}="${value}" is not ${attribute.expected}` : `${name} is missing`,
      );
      assert.deepEqual(
        (await visit.notes()).errors,
        messages.map((message) => ({ tag, kind: "config", message })),
      );
      assert.deepEqual(visit.calls, []);
      const hosts = await visit.page.locator(tag).all();
      for (const [index, host] of hosts.entries()) {
        await host
          .locator("[part=author-notice]")
          .filter({ hasText: `<${tag}> ${messages[index]}.` })
          .waitFor();
        assert.ok(await showsFallback(host));
        assert.ok(await host.getByText(fallbackText).isVisible());
        assert.ok(await hasState(host, "error"));
      }
      // the code of warnings loads late; all warnings were written when the notice is visible
      assert.deepEqual(
        visit.said,
        messages.map((message) => `<${tag}> config: ${message}`),
      );

      const given = new RegExp(`${name}="([^"]*)"`).exec(example)![1]!;
      for (const host of hosts) {
        await host.evaluate((element, [name, given]) => element.setAttribute(name, given), [name, given] as const);
        await baseOf(host).waitFor({ state: "attached" });
        assert.deepEqual(
          [await hasState(host, "error"), await host.locator("[part=author-notice]").count()],
          [false, 0],
        );
      }
    });
  }
}
