import { expect, fixture, nextFrame } from "@open-wc/testing";
import declaration from "#marketing/welcome-popup/welcome-popup.element.ts";
import { define } from "#shared/element/index.ts";
import { until } from "../state/visitor.ts";

define(declaration);

const lightness = (color: string) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")!;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return (3 * red! + 6 * green! + blue!) / 2550;
};

async function openPopup() {
  const host = await fixture<HTMLElement>(
    '<suite-welcome-popup data-delay="0"><p>Welcome</p><input aria-label="Name"></suite-welcome-popup>',
  );
  await until(() => !!host.shadowRoot!.querySelector("dialog[open]"));
  return { dialog: host.shadowRoot!.querySelector("dialog")!, field: host.querySelector("input")! };
}

const looks = (dialog: Element) => {
  const { backgroundColor, color } = getComputedStyle(dialog);
  return [lightness(backgroundColor) < 0.3, lightness(color) > 0.7];
};

describe("surfaces", () => {
  afterEach(() => {
    document.body.removeAttribute("style");
    document.documentElement.removeAttribute("style");
    document.cookie.split("; ").forEach((cookie) => (document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`));
  });

  for (const background of ["#111", "oklch(0.2 0.02 260)", "lab(12 0 0)"])
    it(`are dark with light text on a page that is ${background} without a color scheme`, async () => {
      document.body.style.cssText = `background:${background};color:#eee`;
      await nextFrame();
      const { dialog, field } = await openPopup();
      expect(looks(dialog)).to.deep.equal([true, true]);
      expect(getComputedStyle(field).colorScheme, "content of the author").to.equal("normal");
    });

  it("follow the root's background, and change with the page", async () => {
    const { dialog } = await openPopup();
    expect(looks(dialog)).to.deep.equal([false, false]);
    document.documentElement.style.background = "#002";
    await until(() => looks(dialog).every(Boolean));
    document.body.style.background = "white";
    await until(() => looks(dialog).every((each) => !each));
  });

  it("keep the color scheme that a page names", async () => {
    document.body.style.cssText = "background:#111;color-scheme:light";
    await nextFrame();
    const { dialog } = await openPopup();
    expect(looks(dialog)).to.deep.equal([false, false]);
  });
});
