import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { loader } from "../page-spec.ts";
import { Visit } from "../visit.ts";

const dropdown = `<div><button data-toggle="dropdown">More</button><ul class="dropdown-menu"></ul></div>`;
const tooltip = `<p><span data-toggle="tooltip" title="More">Word</span></p>`;

/** Opens a page that has loaded all chunks, and counts its searches by node. */
async function start(): Promise<Visit> {
  const visit = await Visit.alone();
  await visit.page.addInitScript(() => {
    const counted = { searches: 0, nodes: 0 };
    Object.assign(globalThis, { counted });
    for (const prototype of [Element.prototype, Document.prototype]) {
      const { querySelectorAll } = prototype;
      prototype.querySelectorAll = function (this: Element | Document, selector: string) {
        counted.searches++;
        counted.nodes += this.getElementsByTagName("*").length;
        return querySelectorAll.call(this, selector);
      };
    }
  });
  await visit.open({ head: loader("data-adopt"), body: `<section id="here">${dropdown}${tooltip}</section>` });
  await visit.page.locator("#here [aria-expanded]").waitFor({ state: "attached" });
  await visit.page.locator("#here [tabindex]").waitFor({ state: "attached" });
  await visit.quiet();
  return visit;
}

const counts = (visit: Visit) =>
  visit.page.evaluate(() => (globalThis as unknown as { counted: { searches: number; nodes: number } }).counted);

/** Adds a number of pieces, one by one or at once. Returns the searched nodes until the last piece is set up. */
async function searched(visit: Visit, html: string, count: number, { oneByOne = true } = {}) {
  await visit.page.evaluate(
    ([html, count, oneByOne]) => {
      const counted = (globalThis as unknown as { counted: { searches: number; nodes: number } }).counted;
      counted.searches = 0;
      counted.nodes = 0;
      const here = document.getElementById("here")!;
      here.replaceChildren();
      if (!oneByOne) here.innerHTML = html.repeat(count);
      else for (let at = 0; at < count; at++) here.insertAdjacentHTML("beforeend", html);
    },
    [html, count, oneByOne] as const,
  );
  await visit.page.locator("#here > :last-child :is([aria-expanded],[tabindex])").waitFor({ state: "attached" });
  await visit.quiet();
  return counts(visit);
}

describe("adoption", { concurrency: 3 }, () => {
  for (const [name, html] of Object.entries({ dropdown, tooltip })) {
    for (const oneByOne of [true, false]) {
      it(`searches added nodes alone: ${name}, ${oneByOne ? "one by one" : "at once"}`, async () => {
        await using visit = await start();
        const count = 200;
        const { searches, nodes } = await searched(visit, html, count, { oneByOne });
        // searched by the script, by adoption, and by a dropdown for its entries: each of a piece's three nodes twice at most
        assert.ok(searches <= 3 * count && nodes <= 2 * 3 * count, `${searches} searches of ${nodes} nodes`);
      });
    }
  }

  it("searches nested additions once", async () => {
    await using visit = await start();
    await visit.page.evaluate(() => {
      const counted = (globalThis as unknown as { counted: { searches: number; nodes: number } }).counted;
      counted.searches = 0;
      let inner: Element = document.getElementById("here")!;
      // each is in the page when the next is added to it
      for (let depth = 0; depth < 300; depth++) inner = inner.appendChild(document.createElement("div"));
    });
    await visit.quiet();
    const { searches } = await counts(visit);
    assert.ok(searches <= 2, `${searches} searches`);
  });

  it("does not search nodes that have left the page again", async () => {
    await using visit = await start();
    await visit.page.evaluate(() => {
      const counted = (globalThis as unknown as { counted: { searches: number } }).counted;
      counted.searches = 0;
      for (let at = 0; at < 100; at++) {
        const node = document.createElement("div");
        document.getElementById("here")!.append(node);
        node.remove();
      }
    });
    await visit.quiet();
    assert.equal((await counts(visit)).searches, 0);
  });
});
