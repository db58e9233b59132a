import { expect, waitUntil } from "@open-wc/testing";
import type { Box, Measures } from "../contract/recorded/measure.ts";
import { openFrame, quiet, resize } from "./frame.ts";
import type {} from "./look.ts";
import type { Index, RecordedPages } from "./published.ts";

const { recorded, blocks } = (await (await fetch("/page/index.json")).json()) as Index;

const desk = 1280;
const phone = 375;
const narrow = 320;

const near = (one: Box, other: Box) =>
  Math.abs(one.width - other.width) <= 1 && Math.abs(one.height - other.height) <= 1 && one.looks === other.looks;

/** The page on a desk, on a phone and in the narrowest window, and its markup, byte for byte, as the editor saves it. */
async function see(path: string, { forTeam }: RecordedPages, isOurs: boolean) {
  const frame = await openFrame(path, forTeam, desk);
  const { document, window } = frame;
  try {
    if (isOurs) await waitUntil(() => window.notes.adopted.length > 0, "nothing was adopted");
    await quiet(frame);
    const onDesk = await window.look(blocks);
    await resize(frame, phone);
    const onPhone = await window.look(blocks);
    await resize(frame, narrow);
    const { scrollWidth } = document.documentElement;
    if (isOurs) document.body.classList.add("editor_enable");
    await quiet(frame);
    const { outerHTML } = document.getElementById("wrapwrap")!;
    return { onDesk, onPhone, scrollWidth, outerHTML, crashes: window.watched.crashes };
  } finally {
    frame.element.remove();
  }
}

/** What is in another place, or looks otherwise, than before. */
function differences(now: Measures, before: Measures): unknown[] {
  const links = Object.entries(now.links).filter(([href, box]) => !near(before.links[href]!, box));
  const buttons = now.buttons.filter((box, index) => !near(box, before.buttons[index]!));
  const edges = Object.entries(before.edges).filter(([selector, [left, right]]) => {
    const [newLeft, newRight] = now.edges[selector]!;
    return newLeft < left - 1 || newRight > right + 1;
  });
  return [
    ...(now.header === before.header ? [] : [{ header: [before.header, now.header] }]),
    ...links.map(([href, box]) => ({ href, before: before.links[href], now: box })),
    ...buttons,
    ...edges.map(([selector, edge]) => ({ selector, before: edge, now: now.edges[selector] })),
  ];
}

describe("a page of a real suite, its own scripts taken out", () => {
  for (const page of recorded) {
    it(`${page.name} stays as it is when it is adopted, and is given back to the editor`, async () => {
      const stock = await see(page.stock, page, false);
      const ours = await see(page.ours, page, true);
      expect(differences(ours.onDesk, stock.onDesk), "on a desk").to.deep.equal([]);
      expect(differences(ours.onPhone, stock.onPhone), "on a phone").to.deep.equal([]);
      expect(ours.scrollWidth).to.be.at.most(Math.max(stock.scrollWidth, narrow));
      expect(ours.crashes).to.deep.equal([]);
      expect(ours.outerHTML === stock.outerHTML, "markup").to.equal(true);
    });
  }
});
