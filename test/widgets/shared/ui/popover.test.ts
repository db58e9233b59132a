import { expect, fixture, oneEvent } from "@open-wc/testing";
import { type SinonFakeTimers, spy, useFakeTimers } from "sinon";
import { bindPopover } from "#shared/ui/index.ts";

describe("bindPopover", () => {
  let clock: SinonFakeTimers;
  beforeEach(() => {
    clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => clock.restore());

  async function place() {
    const page = await fixture<HTMLElement>("<div><p><a href='#more'></a></p></div>");
    const host = page.firstElementChild as HTMLElement;
    const control = host.firstElementChild as HTMLElement;
    const root = host.attachShadow({ mode: "open" });
    root.innerHTML = "<slot></slot><div popover><button>Inside</button></div>";
    const box = root.querySelector<HTMLElement>("[popover]")!;
    const end = new AbortController();
    const toggled = spy();
    bindPopover(host, end.signal, control, box, "Show", toggled);
    const isOpen = () => box.matches(":popover-open");
    /** Resolves once the browser has told that the box has opened or closed; `waitUntil` would wait for the clock. */
    const told = async (open: boolean) => {
      await oneEvent(box, "toggle");
      expect([control.ariaExpanded, isOpen()]).to.deep.equal([String(open), open]);
    };
    const point = (type: string, pointerType = "mouse") => host.dispatchEvent(new PointerEvent(type, { pointerType }));
    const press = () => control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return { page, host, control, root, box, end, toggled, isOpen, told, point, press };
  }

  it("opens at a press of its control until the next one, wherever the pointer is", async () => {
    const { control, toggled, isOpen, told, point, press } = await place();
    expect([control.role, control.ariaLabel, control.ariaExpanded]).to.deep.equal(["button", "Show", "false"]);
    expect([press(), isOpen()]).to.deep.equal([false, true]);
    await told(true);
    point("pointerleave");
    clock.tick(1000);
    expect(isOpen()).to.equal(true);
    press();
    await told(false);
    expect(toggled.args).to.deep.equal([[true], [false]]);
  });

  it("opens at the next press after it was closed otherwise", async () => {
    const { box, isOpen, told, press } = await place();
    press();
    await told(true);
    box.hidePopover();
    await told(false);
    press();
    expect(isOpen()).to.equal(true);
  });

  it("opens for a mouse, and closes 200 ms after it has left", async () => {
    const { isOpen, point } = await place();
    point("pointerenter", "touch");
    expect(isOpen()).to.equal(false);
    point("pointerenter");
    expect(isOpen()).to.equal(true);
    point("pointerleave");
    clock.tick(150);
    point("pointerenter");
    clock.tick(1000);
    expect(isOpen()).to.equal(true);
    point("pointerleave");
    clock.tick(150);
    point("pointerleave");
    clock.tick(199);
    expect(isOpen()).to.equal(true);
    clock.tick(1);
    expect(isOpen()).to.equal(false);
  });

  it("returns the focus to its control, if it had it", async () => {
    const { control, box, told, press } = await place();
    press();
    await told(true);
    box.querySelector("button")!.focus();
    box.hidePopover();
    await told(false);
    expect(document.activeElement).to.equal(control);
    control.blur();
    press();
    await told(true);
    press();
    await told(false);
    expect(document.activeElement).to.equal(document.body);
  });

  it("opens again after its element was moved, only if it was open", async () => {
    const { page, host, root, isOpen, told, press } = await place();
    const move = () => {
      page.append(host);
      root.dispatchEvent(new Event("suite-moved"));
    };
    move();
    expect(isOpen()).to.equal(false);
    press();
    await told(true);
    move();
    expect(isOpen()).to.equal(true);
  });

  it("closes at the signal, and hears nothing afterwards", async () => {
    const { control, end, toggled, isOpen, told, point } = await place();
    point("pointerenter");
    await told(true);
    point("pointerleave");
    end.abort();
    expect([isOpen(), toggled.lastCall.args, clock.countTimers()]).to.deep.equal([false, [false], 0]);
    expect([control.role, control.ariaExpanded]).to.deep.equal([null, null]);
    point("pointerenter");
    expect(isOpen()).to.equal(false);
  });
});
