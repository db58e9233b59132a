import { expect } from "@open-wc/testing";
import { sendKeys, sendMouse } from "@web/test-runner-commands";
import { spy } from "sinon";
import { opened, place, press } from "./placed-combobox.tsx";
import { emptyPage } from "./render.ts";

describe("combobox", () => {
  afterEach(emptyPage);

  it("is a combobox with a name, a hint and a list, closed and open, with a problem too", async () => {
    const { host, input, list, change, find } = place();
    expect([input.role, input.getAttribute("aria-expanded"), input.getAttribute("aria-controls")]).to.deep.equal([
      "combobox",
      "false",
      list.id,
    ]);
    expect(input.labels![0]!.textContent).to.equal("Fruit");
    expect(find(`#${input.getAttribute("aria-describedby")}`).textContent).to.equal("What you eat");
    expect(list.checkVisibility()).to.equal(false);
    await expect(host).to.be.accessible();
    change({ open: true, active: 1 });
    expect([input.getAttribute("aria-expanded"), list.checkVisibility(), list.childElementCount]).to.deep.equal([
      "true",
      true,
      3,
    ]);
    await expect(host).to.be.accessible();
    change({ open: false, problem: "It could not be created." });
    expect(input.getAttribute("aria-invalid")).to.equal("true");
    expect(find(`#${input.getAttribute("aria-describedby")}`).role).to.equal("alert");
    await expect(host).to.be.accessible();
  });

  it("opens by Down at the first option, by Up at the last one, and goes round", async () => {
    const { input, list, reached } = place();
    expect(reached()).to.equal(undefined);
    await press("ArrowDown");
    expect([list.checkVisibility(), reached()]).to.deep.equal([true, "Apple"]);
    await press("ArrowDown");
    await press("ArrowUp");
    await press("ArrowUp");
    expect(reached()).to.equal("Cherry");
    await press("Escape");
    await press("ArrowUp");
    expect([reached(), input.value]).to.deep.equal(["Cherry", ""]);
  });

  it("opens by Alt and Down without going anywhere, and closes by Alt and Up", async () => {
    const { list, reached } = place();
    await sendKeys({ down: "Alt" });
    await press("ArrowDown");
    expect([list.checkVisibility(), reached()]).to.deep.equal([true, undefined]);
    await press("ArrowUp");
    await sendKeys({ up: "Alt" });
    expect(list.checkVisibility()).to.equal(false);
  });

  it("chooses by Enter without submitting; without an option Enter submits", async () => {
    const { choose, submit, list, input } = opened();
    await press("ArrowDown");
    await press("ArrowDown");
    await press("Enter");
    expect([choose.args, submit.callCount, list.checkVisibility(), input.value]).to.deep.equal([
      [[1]],
      0,
      false,
      "Banana",
    ]);
    await press("Enter");
    expect([choose.callCount, submit.callCount]).to.deep.equal([1, 1]);
    await sendKeys({ type: "x" });
    await press("Enter");
    expect([choose.callCount, submit.callCount]).to.deep.equal([1, 2]);
  });

  it("closes by Escape, which reaches a dialog around it only when closed", async () => {
    const { host, list, shadow, input } = opened({ value: "App" });
    const around = spy();
    host.addEventListener("keydown", around);
    await press("Escape");
    expect([list.checkVisibility(), around.callCount, input.value]).to.deep.equal([false, 0, "App"]);
    expect(shadow.activeElement).to.equal(input);
    await press("Escape");
    expect(around.callCount).to.equal(1);
  });

  it("ignores keys that compose a character", () => {
    const { input, choose, list } = opened({ active: 0 });
    for (const key of ["Enter", "Escape", "ArrowDown"]) {
      const event = new KeyboardEvent("keydown", {
        key,
        isComposing: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      input.dispatchEvent(event);
      expect([event.defaultPrevented, choose.callCount, list.checkVisibility()], key).to.deep.equal([false, 0, true]);
    }
  });

  it("closes when it loses the focus", async () => {
    const { list, shadow, find } = opened();
    await press("Tab");
    expect(list.checkVisibility()).to.equal(false);
    expect(shadow.activeElement).to.equal(find("[type=submit]"));
  });

  it("opens by a click, and chooses by one, with the focus in the field", async () => {
    const { shadow, input, list, choose } = place();
    const click = (target: Element) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
    };
    await click(input);
    expect(list.checkVisibility()).to.equal(true);
    await click(list.children[2]!);
    expect([choose.args, input.value, list.checkVisibility()]).to.deep.equal([[[2]], "Cherry", false]);
    expect(shadow.activeElement).to.equal(input);
  });

  it("is emptied by a button with a name, which returns the focus", async () => {
    const { find, shadow, input } = place({ value: "Apple" });
    await press("Tab");
    expect(shadow.activeElement).to.equal(find("[part=clear]"));
    expect(find("[part=clear]").getAttribute("aria-label")).to.equal("Clear: Fruit");
    await press("Enter");
    expect([input.value, find("[part=clear]")]).to.deep.equal(["", null]);
    expect(shadow.activeElement).to.equal(input);
  });

  it("reports the typed text, and shows that it is busy", async () => {
    const { input, find, change, list } = place();
    await sendKeys({ type: "Ki" });
    expect([input.value, list.checkVisibility(), input.getAttribute("aria-busy")]).to.deep.equal(["Ki", true, "false"]);
    change({ busy: true });
    expect(input.getAttribute("aria-busy")).to.equal("true");
    expect([!!find(".spinner"), find("[part=clear]")]).to.deep.equal([true, null]);
  });

  it("shows a message in an empty list, which cannot be chosen", async () => {
    const { host, list, choose } = opened({ options: [] });
    expect(list.textContent).to.equal("There is none");
    (list.firstElementChild as HTMLElement).click();
    expect(choose.callCount).to.equal(0);
    await expect(host).to.be.accessible();
  });

  it("scrolls to the active option", () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ key: index, text: `Fruit ${index}` }));
    const { change, list, find } = opened({ options: many });
    change({ active: 59 });
    const [option, box] = [find("#fruit-59").getBoundingClientRect(), list.getBoundingClientRect()];
    expect(option.bottom).to.be.at.most(box.bottom);
    expect(option.top).to.be.at.least(box.top);
  });

  it("writes each name from the side where its alphabet begins", () => {
    document.documentElement.dir = "rtl";
    const { input, change } = place({ value: "شاي" });
    const { direction, textAlign } = getComputedStyle(input);
    expect([direction, textAlign]).to.deep.equal(["rtl", "start"]);
    change({ value: "Tea" });
    expect(getComputedStyle(input).direction).to.equal("ltr");
  });

  it("fits 280 px with texts of double size, in both directions", () => {
    for (const dir of ["ltr", "rtl"]) {
      document.documentElement.dir = dir;
      const { host, list, find, input } = opened({
        value: "Donaudampfschifffahrtsgesellschaft",
        options: [{ key: 1, text: "Donaudampfschifffahrtsgesellschaftskapitän" }],
      });
      host.style.cssText = "display: block; inline-size: 280px; font-size: 32px";
      expect(list.scrollWidth, dir).to.be.at.most(280);
      expect(host.scrollWidth, dir).to.be.at.most(280);
      const [clear, field] = [find("[part=clear]").getBoundingClientRect(), input.getBoundingClientRect()];
      expect(dir === "ltr" ? field.right - clear.right : clear.left - field.left).to.be.within(0, 2);
      emptyPage();
    }
  });
});
