import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/zoom/zoom.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { armed, clicked, dialogOf, finger, image, imageOf, is, lensOf, pressed, shownAt, simple } from "./picture.ts";

define(declaration);

describe("suite-zoom", () => {
  beforeEach(() => setViewport({ width: 900, height: 700 }));

  for (const [about, name] of [
    [{ detail: 1, pointerType: "mouse", clientX: 0, clientY: 0 }, "at (0, 0)"],
    [{ detail: 0, pointerType: "mouse", clientX: 140, clientY: 140 }, "that is none of a pointer"],
    [{ detail: 1, pointerType: "", clientX: 140, clientY: 140 }, "of a key in Firefox"],
  ] as const)
    it(`opens the dialog at a click ${name}, as keys, scripts and assistive technology send it`, async () => {
      const host = await armed(`<div style="position:fixed;inset:40px">${simple()}</div>`, "suite-zoom");
      clicked(imageOf(host), about);
      await until(() => dialogOf(host)?.open);
      expect(lensOf(host)).to.equal(null);
    });

  it("leaves to the browser presses with other keys, of other things, and those that the page handles", async () => {
    const host = await armed(simple("", `${image()}<button>Buy</button>`));
    for (const key of ["ctrlKey", "metaKey", "shiftKey"])
      expect([clicked(imageOf(host), { [key]: true }), is(host, "loading")], key).to.deep.equal([true, false]);
    const buy = host.querySelector("button")!;
    expect([clicked(buy), pressed(buy, " "), pressed(imageOf(host), "a")]).to.deep.equal([true, true, true]);
    imageOf(host).addEventListener("click", (event) => event.preventDefault(), { once: true });
    imageOf(host).click();
    expect([is(host, "loading"), is(host, "open")]).to.deep.equal([false, false]);
    expect(pressed(imageOf(host), " ")).to.equal(false);
    await until(() => dialogOf(host)?.open);
  });

  it("opens by a tap, and while a finger rests on the picture", async () => {
    const host = await armed(simple());
    finger(host, "pointerdown");
    finger(host, "pointerup");
    finger(host, "click");
    await until(() => shownAt(host));
    finger(host, "pointermove", 0.25);
    await until(() => shownAt(host)?.[0] === -600);
    finger(host, "pointerdown");
    finger(host, "pointerup");
    finger(host, "pointerleave");
    expect(is(host, "open"), "a finger that is lifted keeps it").to.equal(true);
    finger(host, "click");
    await until(() => !lensOf(host));
    finger(host, "click");
    await until(() => lensOf(host));
    document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await until(() => !lensOf(host));

    finger(host, "pointerdown");
    await until(() => shownAt(host));
    // context menu of a long press
    expect(finger(host, "contextmenu")).to.equal(false);
    finger(host, "pointerup");
    expect(finger(host, "click")).to.equal(false);
    await until(() => !lensOf(host));
  });
});
