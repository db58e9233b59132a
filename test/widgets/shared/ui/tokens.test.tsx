import { expect } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { EmailField } from "#marketing/common/form/EmailField.tsx";
import { Button, buttonCss, dialogCss, Failure, failureCss, fieldCss } from "#shared/ui/index.ts";
import { contrast } from "./contrast.ts";
import { emptyPage, stage } from "./render.ts";

const nothing = () => {};
const set = (element: HTMLElement, name: string, value: string) => element.style.setProperty(name, value);

function buttonStyle(accent?: string) {
  const { host, render, find } = stage(buttonCss);
  if (accent) set(host, "--suite-color-accent", accent);
  render(<Button>Subscribe</Button>);
  find("button").focus();
  return { host, style: getComputedStyle(find("button")) };
}

describe("tokens", () => {
  afterEach(async () => {
    emptyPage();
    document.documentElement.removeAttribute("style");
    document.body.removeAttribute("style");
    await emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  });

  for (const scheme of ["light", "dark"] as const) {
    it(`gives text on the accent a contrast of 4.5 in the ${scheme} scheme, whatever the accent`, async () => {
      document.documentElement.style.colorScheme = "light dark";
      await emulateMedia({ colorScheme: scheme });
      const accents = [
        undefined,
        "white",
        "black",
        "#ff0",
        "#00f",
        "#f00",
        "#0a0",
        "#808080",
        "#767676",
        "#e91e63",
        "#757575",
        "#0a7cff",
        "#b45309",
        "#d6336c",
      ];
      for (let hue = 0; hue < 360; hue += 30)
        for (const light of [0.5, 0.58, 0.62, 0.7]) accents.push(`oklch(${light} 0.16 ${hue})`);
      for (const accent of accents) {
        const { host, style } = buttonStyle(accent);
        expect(contrast(style.color, style.backgroundColor), accent).to.be.at.least(4.5);
        if (contrast("#fff", style.backgroundColor) >= 4.54)
          expect(contrast(style.color, "#fff"), `white on ${accent}`).to.equal(1);
        const hover = getComputedStyle(host).getPropertyValue("--_accent-hover");
        set(host, "background-color", hover);
        expect(contrast(style.color, getComputedStyle(host).backgroundColor), `${accent}, hovered`).to.be.at.least(4.5);
        host.remove();
      }
    });

    it(`keeps field, placeholder and failure readable in the ${scheme} scheme`, async () => {
      document.documentElement.style.colorScheme = "light dark";
      await emulateMedia({ colorScheme: scheme });
      const { render, find } = stage(buttonCss, fieldCss, failureCss);
      render(
        <>
          <EmailField label="E-mail" placeholder="your email..." value="" invalid onInput={nothing} />
          <Failure text="It failed." retryText="Try again" onRetry={nothing} />
        </>,
      );
      const canvas = scheme === "light" ? "#fff" : "#121212";
      const input = getComputedStyle(find("input"));
      expect(contrast(input.color, canvas, input.backgroundColor)).to.be.at.least(7);
      expect(
        contrast(getComputedStyle(find("input"), "::placeholder").color, canvas, input.backgroundColor),
      ).to.be.at.least(4.5);
      expect(contrast(input.borderTopColor, canvas)).to.be.at.least(3);
      const failure = getComputedStyle(find(".failure"));
      expect(contrast(failure.color, canvas, failure.backgroundColor)).to.be.at.least(7);
      expect(contrast(getComputedStyle(find(".failure .icon")).color, canvas, failure.backgroundColor)).to.be.at.least(
        3,
      );
      expect(
        contrast(getComputedStyle(find("[part=retry]")).borderTopColor, canvas, failure.backgroundColor),
      ).to.be.at.least(3);
    });

    it(`shows the focus on the page and on a dialog in the ${scheme} scheme`, async () => {
      document.documentElement.style.colorScheme = "light dark";
      await emulateMedia({ colorScheme: scheme });
      const { host, style } = buttonStyle();
      set(host, "background-color", "var(--_raised)");
      expect(contrast(style.outlineColor, getComputedStyle(host).backgroundColor), "dialog").to.be.at.least(3);
      expect(contrast(style.outlineColor, scheme === "light" ? "#fff" : "#121212"), "page").to.be.at.least(3);
    });
  }

  it("uses the theme's colour of text on the accent", () => {
    const { host, style } = buttonStyle("#00f");
    set(host, "--suite-color-on-accent", "rgb(255, 255, 0)");
    expect(style.color).to.equal("rgb(255, 255, 0)");
  });

  it("follow the page, then an ancestor, then the element", () => {
    const { host, style } = buttonStyle();
    set(host, "--suite-duration", "0s");
    set(document.documentElement, "--suite-color-accent", "rgb(200, 0, 0)");
    expect(style.backgroundColor).to.equal("rgb(200, 0, 0)");
    set(document.body, "--suite-color-accent", "rgb(0, 100, 0)");
    expect(style.backgroundColor).to.equal("rgb(0, 100, 0)");
    set(host, "--suite-color-accent", "rgb(0, 0, 100)");
    expect(style.backgroundColor).to.equal("rgb(0, 0, 100)");
  });

  it("take font, size and colour from the page, unless told otherwise", () => {
    document.body.style.cssText = "font: 20px monospace; color: rgb(1, 2, 3)";
    const { host } = buttonStyle();
    const style = getComputedStyle(host);
    expect([style.fontFamily, style.fontSize, style.color]).to.deep.equal(["monospace", "20px", "rgb(1, 2, 3)"]);
    set(host, "--suite-font", "serif");
    set(host, "--suite-font-size", "14px");
    set(host, "--suite-color-text", "rgb(4, 5, 6)");
    expect([style.fontFamily, style.fontSize, style.color]).to.deep.equal(["serif", "14px", "rgb(4, 5, 6)"]);
  });

  it("scale controls with the density", () => {
    const { host, style } = buttonStyle();
    expect(parseFloat(style.blockSize)).to.equal(40);
    set(host, "--suite-density", "1.15");
    expect(parseFloat(style.blockSize)).to.be.closeTo(46, 0.1);
  });

  it("have no motion if the visitor prefers reduced motion", async () => {
    const { style } = buttonStyle();
    expect(style.transitionDuration).to.equal("0.16s, 0.16s");
    await emulateMedia({ reducedMotion: "reduce" });
    expect(style.transitionDuration).to.equal("0s, 0s");
  });

  describe("as lengths", () => {
    /** A button, and a note beside it in a font size of its own. */
    function widths(root: string, place: string) {
      document.documentElement.style.fontSize = root;
      document.body.style.fontSize = place;
      const { render, find, shadow } = stage(
        buttonCss,
        dialogCss,
        "small{display:block;font-size:.5em;inline-size:calc(4*var(--_space));block-size:calc(2*var(--_rem))}",
      );
      render(
        <>
          <Button>Subscribe</Button>
          <small />
          <dialog open />
        </>,
      );
      const box = find("button").getBoundingClientRect();
      const { inlineSize, blockSize } = getComputedStyle(find("small"));
      const dialog = getComputedStyle(shadow.querySelector("dialog")!).inlineSize;
      return [box.width, box.height, ...[inlineSize, blockSize, dialog].map(parseFloat)];
    }

    it("depend on the font size around the element, not on that of the root", () => {
      const plain = widths("", "");
      for (const root of ["62.5%", "50%", "125%", "100px"]) {
        emptyPage();
        expect(widths(root, "16px"), root).to.deep.equal(plain);
      }
      emptyPage();
      for (const [at, width] of widths("62.5%", "18px").entries())
        expect(width / plain[at]!, String(at)).to.be.closeTo(1.125, 0.03);
    });
  });
});
