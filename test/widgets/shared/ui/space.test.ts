import { expect } from "@open-wc/testing";
import { spaceOf } from "#shared/ui/index.ts";

describe("spaceOf", () => {
  afterEach(() => {
    document.querySelector("main")?.remove();
    document.body.removeAttribute("style");
  });

  /** A box of 200 by 100 px with a dot of 2 px at (60, 30), in blocks with these styles. */
  function place(...styles: string[]) {
    const page = document.createElement("main");
    const inner = styles.reduce((around, style) => {
      const block = document.createElement("div");
      block.style.cssText = style;
      around.append(block);
      return block;
    }, page as HTMLElement);
    inner.innerHTML = `<div style="position:relative;width:200px;height:100px"><i style="position:absolute;left:59px;top:29px;width:2px;height:2px"></i></div>`;
    document.body.append(page);
    const box = inner.firstElementChild as HTMLElement;
    const { left, top, width, height } = box.querySelector("i")!.getBoundingClientRect();
    const { x, y } = spaceOf(box).at({ clientX: left + width / 2, clientY: top + height / 2 });
    return { box, found: [Math.round(x), Math.round(y)] };
  }

  for (const styles of [
    [""],
    ["transform:scale(.5)"],
    ["zoom:1.5"],
    ["transform:rotate(90deg)"],
    ["rotate:30deg;scale:2 .5", "transform:translate(30px,10px) scale(1.5)"],
    ["transform:scaleX(-1)", "zoom:.5", "rotate:-90deg"],
    ["transform:skewX(20deg)"],
  ])
    it(`finds a point in ${styles.join(", ") || "a plain block"}`, () => {
      expect(place(...styles).found).to.deep.equal([60, 30]);
    });

  it("finds a point in a page that is zoomed", () => {
    document.body.style.zoom = "0.75";
    expect(place("zoom:2").found).to.deep.equal([60, 30]);
  });

  it("converts distances of the window to px of the element", () => {
    const { x, y } = spaceOf(place("transform:rotate(90deg) scale(.5)").box).way(0, 10);
    expect([Math.round(x), Math.round(y)]).to.deep.equal([20, 0]);
  });

  it("does not scale a dialog with its ancestors", () => {
    const { box } = place("transform:scale(.5)");
    const dialog = document.createElement("dialog");
    box.replaceWith(dialog);
    dialog.append(box);
    dialog.showModal();
    const { left, top } = box.getBoundingClientRect();
    const { x, y } = spaceOf(box).at({ clientX: left + 60, clientY: top + 30 });
    expect([Math.round(x), Math.round(y)]).to.deep.equal([60, 30]);
  });
});
