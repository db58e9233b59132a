import { expect } from "@open-wc/testing";
import { needs } from "#scripts/wtr/needs.mjs";
import { wrap } from "#shared/loader/wrap.ts";

const stock = `<ul><li id="item" class="nav-item"> <a href="/x">Link</a> text <input name="own"><button type="button">Press</button><select disabled></select></li></ul>`;

/** built-in markup in the page; gives the item that is upgraded, and the page as it is now. */
function place() {
  document.body.innerHTML = `<main>${stock}</main>`;
  return { item: document.querySelector<HTMLElement>("#item")!, page: () => document.querySelector("main")!.innerHTML };
}

const disabled = () =>
  [...document.querySelectorAll<HTMLInputElement>("input,button,select")].map((field) => field.disabled);

describe("an upgrade of built-in markup", () => {
  afterEach(() => document.body.replaceChildren());

  it("wraps the markup with its data, and is removed without a trace", () => {
    const { item, page } = place();
    const { host, undo } = wrap(item, "suite-sample", [
      ["res-id", "3"],
      ["title", "A & B"],
    ]);
    expect([host.parentElement!.localName, [...host.children].map(({ id }) => id), { ...host.dataset }]).to.deep.equal([
      "ul",
      ["item"],
      { resId: "3", title: "A & B" },
    ]);
    undo();
    expect(page()).to.equal(stock.replace("<select disabled>", '<select disabled="">'));
  });

  it("is inside if no wrapper is allowed, around all content", () => {
    const { item, page } = place();
    const sent = page();
    const inner = item.innerHTML;
    const { host, undo } = wrap(item, "suite-sample", [], "inside");
    expect([item.parentElement!.localName, item.childNodes.length, item.firstChild === host]).to.deep.equal([
      "ul",
      1,
      true,
    ]);
    expect(host.textContent).to.equal(" Link text Press");
    undo();
    expect([item.innerHTML, page()]).to.deep.equal([inner, sent]);
  });

  it("is at the end, without changing the markup", () => {
    const { item, page } = place();
    const sent = page();
    const { host, undo } = wrap(item, "suite-sample", [["limit", "4"]], "append");
    expect([item.lastElementChild === host, host.childNodes.length, host.dataset["limit"], disabled()]).to.deep.equal([
      true,
      0,
      "4",
      [false, false, true],
    ]);
    undo();
    expect(page()).to.equal(sent);
  });

  for (const position of [undefined, "inside"] as const) {
    it(`disables the fields that it keeps as fallback, and enables those again that were (${position ?? "around"})`, () => {
      const { item, page } = place();
      const sent = page();
      const { undo } = wrap(item, "suite-sample", [], position);
      expect(disabled()).to.deep.equal([true, true, true]);
      undo();
      expect([disabled(), page()]).to.deep.equal([[false, false, true], sent]);
    });

    it(`keeps the fields usable that it enhances (${position ?? "around"})`, () => {
      const { item, page } = place();
      const sent = page();
      const { undo } = wrap(item, "suite-sample", [], position, true);
      expect(disabled()).to.deep.equal([false, false, true]);
      // what the visitor has done stays
      item.querySelector("input")!.value = "typed";
      undo();
      expect([page(), item.querySelector("input")!.value]).to.deep.equal([sent, "typed"]);
    });
  }

  for (const position of [undefined, "inside"] as const)
    for (const movesWhole of [true, false])
      it(`keeps the focus in a field of a visitor who types (${position ?? "around"}, ${movesWhole ? "nodes move whole" : "nodes are inserted again"})`, () => {
        const { item } = place();
        const field = item.querySelector("input")!;
        field.value = "typed";
        field.focus();
        field.setSelectionRange(1, 3);
        const own = Object.getOwnPropertyDescriptor(Element.prototype, "moveBefore");
        if (movesWhole) needs(own !== undefined);
        if (!movesWhole) Reflect.deleteProperty(Element.prototype, "moveBefore");
        try {
          const seen = () => [document.activeElement === field, field.selectionStart, field.selectionEnd];
          const { undo } = wrap(item, "suite-sample", [], position, true);
          expect(seen()).to.deep.equal([true, 1, 3]);
          undo();
          expect(seen()).to.deep.equal([true, 1, 3]);
        } finally {
          if (own) Object.defineProperty(Element.prototype, "moveBefore", own);
        }
      });
});
