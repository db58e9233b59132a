import { expect, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys, sendMouse } from "@web/test-runner-commands";
import { spy } from "sinon";
import { EmailField } from "#marketing/common/form/EmailField.tsx";
import { Dialog, dialogCss, fieldCss, toolCss } from "#shared/ui/index.ts";
import { emptyPage, stage } from "./render.ts";

const nothing = () => {};

/** A dialog with a field, and a page with a button that has the focus. */
function place() {
  const opener = document.createElement("button");
  opener.textContent = "Open";
  document.body.append(opener);
  opener.focus();
  const { host, shadow, render, find } = stage(fieldCss, toolCss, dialogCss);
  const onClose = spy();
  const show = (open: boolean) =>
    render(
      <Dialog open={open} label="Newsletter" closeText="Close" onClose={onClose}>
        <EmailField label="E-mail" value="" onInput={nothing} />
      </Dialog>,
    );
  const dialog = () => find<HTMLDialogElement>("dialog");
  /** As the element layer does when its element was moved. */
  const move = (into: Element) => {
    into.append(host);
    shadow.dispatchEvent(new Event("suite-moved"));
  };
  return { opener, host, shadow, render, find, onClose, show, dialog, move };
}

describe("dialog", () => {
  afterEach(async () => {
    emptyPage();
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("is modal, has a name, and the focus is inside", async () => {
    const { host, shadow, find, show, dialog } = place();
    show(false);
    expect(dialog().open).to.equal(false);
    expect(find("input")).to.equal(null);
    show(true);
    expect(dialog().matches(":modal")).to.equal(true);
    expect(shadow.activeElement).to.equal(find("input"));
    await expect(host).to.be.accessible();
    await sendKeys({ press: "Tab" });
    expect(shadow.activeElement).to.equal(find("[part=close]"));
  });

  it("is closed by Escape", async () => {
    const { show, onClose } = place();
    show(true);
    await sendKeys({ press: "Escape" });
    await waitUntil(() => onClose.called);
    expect(onClose.callCount).to.equal(1);
  });

  it("is closed by its button", () => {
    const { find, show, onClose } = place();
    show(true);
    expect(find("[part=close]").getAttribute("aria-label")).to.equal("Close");
    find("[part=close]").click();
    expect(onClose.callCount).to.equal(1);
  });

  it("is closed by a click beside it, not by one that began inside", async () => {
    const { show, dialog, onClose } = place();
    show(true);
    const { left, top } = dialog().getBoundingClientRect();
    const inside: [number, number] = [Math.round(left + 40), Math.round(top + 10)];
    const beside: [number, number] = [Math.round(left - 5), Math.round(top + 10)];
    await sendMouse({ type: "click", position: inside });
    await sendMouse({ type: "move", position: inside });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: beside });
    await sendMouse({ type: "up" });
    expect(onClose.callCount).to.equal(0);
    await sendMouse({ type: "click", position: beside });
    expect(onClose.callCount).to.equal(1);
  });

  it("returns the focus, and reports no close by its owner", async () => {
    const { opener, show, dialog, onClose } = place();
    show(true);
    const closed = new Promise((resolve) => dialog().addEventListener("close", resolve));
    show(false);
    await closed;
    expect(document.activeElement).to.equal(opener);
    expect(onClose.callCount).to.equal(0);
  });

  it("reports no close when its view is removed", async () => {
    const { render, show, dialog, onClose } = place();
    show(true);
    const gone = dialog();
    const closed = new Promise((resolve) => gone.addEventListener("close", resolve));
    render(null);
    await closed;
    expect(onClose.callCount).to.equal(0);
  });

  it("reports no earlier close when it is open again", async () => {
    const { show, dialog, onClose } = place();
    show(true);
    const closed = new Promise((resolve) => dialog().addEventListener("close", resolve));
    show(false);
    show(true);
    await closed;
    expect([dialog().open, onClose.callCount]).to.deep.equal([true, 0]);
  });

  it("is open and modal again after a move of its element, and still returns the focus", async () => {
    const { opener, find, shadow, show, dialog, move, onClose } = place();
    show(true);
    const section = document.createElement("section");
    document.body.append(section);
    move(section);
    expect(dialog().matches(":modal")).to.equal(true);
    expect(shadow.activeElement).to.equal(find("input"));
    show(false);
    expect(document.activeElement).to.equal(opener);
    expect(onClose.callCount).to.equal(0);
    move(document.body);
    expect(dialog().open).to.equal(false);
    show(true);
    await sendKeys({ press: "Escape" });
    await waitUntil(() => onClose.called);
  });

  it("appears by transform and opacity, and at once with reduced motion", async () => {
    const { show, dialog } = place();
    show(true);
    const [rise] = dialog().getAnimations();
    const moved = (rise!.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
    expect(moved).to.include.members(["opacity", "scale", "translate"]);
    expect(
      moved.filter((name) => !/^(opacity|scale|translate|offset|easing|composite|computedOffset)$/.test(name)),
    ).to.deep.equal([]);
    await emulateMedia({ reducedMotion: "reduce" });
    expect(getComputedStyle(dialog()).animationDuration).to.equal("0s");
  });

  it("stays within a small window and scrolls inside", () => {
    const { host, show, dialog, find } = place();
    host.style.setProperty("--suite-inset", "48px");
    show(true);
    find("label").style.blockSize = "3000px";
    for (const animation of dialog().getAnimations()) animation.finish();
    const { top, bottom, left, right } = dialog().getBoundingClientRect();
    expect(Math.min(top, left, innerHeight - bottom, innerWidth - right)).to.be.at.least(47);
    expect(dialog().scrollHeight).to.be.greaterThan(3000);
  });
});
