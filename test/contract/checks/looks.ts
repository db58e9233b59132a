import assert from "node:assert/strict";
import { it } from "node:test";
import type { Locator } from "playwright-core";
import type { Subject } from "../subjects.ts";
import { openUp } from "../use.ts";
import { Visit } from "../visit.ts";

/** Twelve properties that a page's texts hand down, as no page would want them for a guest. */
const hostile = {
  "font-style": "italic",
  "font-variant": "small-caps",
  "font-weight": "900",
  "line-height": "3",
  "letter-spacing": "0.3em",
  "word-spacing": "1em",
  "text-indent": "2em",
  "text-shadow": "0 0 3px red",
  "text-transform": "uppercase",
  "white-space": "pre",
  "word-break": "break-all",
  hyphens: "auto",
};

/** What our own elements have of these, and what the author's content has that is not the page's. */
interface Found {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

/** Runs the page with and without `hostile` on its body, and gives what changed in ours and did not come to the author's content. */
const compare = (host: Locator, hostile: Readonly<Record<string, string>>): Promise<Found> =>
  host.evaluate((host, hostile) => {
    const names = Object.keys(hostile);
    const looksOf = (element: Element) => {
      const style = getComputedStyle(element);
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    };
    // what stands for the author's own text looks as the page does
    const ours = [...host.shadowRoot!.querySelectorAll("[part=base] *")].filter(
      (element) => !element.closest("slot, .page-look") && !element.querySelector("slot, .page-look"),
    );
    const nameOf = (element: Element) => `${element.localName}.${element.getAttribute("class") ?? ""}`;
    const before = ours.map(looksOf);
    for (const [name, value] of Object.entries(hostile)) document.body.style.setProperty(name, value);
    const changed = ours.flatMap((element, index) => {
      const now = looksOf(element);
      return before[index]!.filter((look, place) => look !== now[place]).map(
        (look, place) => `${nameOf(element)} had ${look}, has ${now[place]!}`,
      );
    });
    const theirs = [...host.children].flatMap((child) => {
      const twin = child.cloneNode() as Element;
      host.after(twin);
      const expected = looksOf(twin);
      twin.remove();
      // browsers reset the text of buttons themselves
      return child.assignedSlot?.closest("button")
        ? []
        : looksOf(child)
            .filter((look, place) => look !== expected[place])
            .map((look) => `${nameOf(child)} has ${look}`);
    });
    document.body.removeAttribute("style");
    return { ours: changed, theirs };
  }, hostile);

/** Names of all parts that are there now. */
const partsOf = (host: Locator): Promise<string[]> =>
  host.evaluate((host) => [
    ...new Set([...host.shadowRoot!.querySelectorAll("[part]")].flatMap((element) => [...element.part])),
  ]);

/** A guest keeps its own looks, leaves the author's alone, and names what a theme may restyle. */
export function looks(subject: Subject): void {
  const { tag, example, declaration } = subject;

  it(`${tag} takes no text style of the page but family, size, colour and alignment, leaves all of it to the author's content, and declares its parts`, async () => {
    await using visit = await Visit.start({ reducedMotion: "reduce" });
    await visit.open({ body: example });
    const host = await visit.rendered(tag);
    await visit.quiet();
    const undeclared = async () =>
      (await partsOf(host)).filter((name) => name !== "base" && !(name in (declaration.parts ?? {})));
    assert.deepEqual([await compare(host, hostile), await undeclared()], [{ ours: [], theirs: [] }, []]);
    await openUp(visit, subject);
    assert.deepEqual([await compare(host, hostile), await undeclared()], [{ ours: [], theirs: [] }, []]);
  });
}
