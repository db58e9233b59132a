import { expect, waitUntil } from "@open-wc/testing";
import { differences } from "../contract/recorded/measure.ts";
import { openFrame, quiet, resize } from "./frame.ts";
import type {} from "./look.ts";
import type { Index, RecordedPages } from "./published.ts";

const { recorded, blocks } = (await (await fetch("/page/index.json")).json()) as Index;

const desk = 1280;
const phone = 375;
const narrow = 320;

/** Layout of the page on a desktop, on a phone and in the narrowest window, and its markup, byte for byte, as the editor saves it. */
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

describe("page of a real suite without its own scripts", () => {
  for (const page of recorded) {
    it(`${page.name} keeps its layout when it is adopted, and its markup for the editor`, async () => {
      const builtIn = await see(page.builtIn, page, false);
      const ours = await see(page.ours, page, true);
      expect(differences(ours.onDesk, builtIn.onDesk), "on a desk").to.deep.equal([]);
      expect(differences(ours.onPhone, builtIn.onPhone), "on a phone").to.deep.equal([]);
      expect(ours.scrollWidth).to.be.at.most(Math.max(builtIn.scrollWidth, narrow));
      expect(ours.crashes).to.deep.equal([]);
      expect(ours.outerHTML === builtIn.outerHTML, "markup").to.equal(true);
    });
  }
});
