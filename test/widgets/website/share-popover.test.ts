import { expect, oneEvent } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub, useFakeTimers } from "sinon";
import { define } from "#shared/element/index.ts";
import sharePopover from "#website/share-popover/share-popover.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";

define(sharePopover);

const links = (host: Element) => [...host.shadowRoot!.querySelectorAll<HTMLAnchorElement>("[part=link]")];
const isOpen = (host: Element) => part(host, "popover")!.matches(":popover-open");
const mouse = (type: string) => new PointerEvent(type, { pointerType: "mouse" });

describe("suite-share-popover", () => {
  let title: string;
  let href: string;
  beforeEach(() => {
    title = document.title;
    href = location.href;
    document.title = "Chairs & more | Your Company";
  });
  afterEach(() => {
    restore();
    document.title = title;
    history.replaceState(null, "", href);
  });

  it("shares the page without query and hash, with hashtags in the text", async () => {
    const host = await place(
      '<suite-share-popover data-social="facebook,twitter,google-plus,email" data-hashtags="#design"></suite-share-popover>',
    );
    history.replaceState(null, "", "?visit=7#top");
    const here = encodeURIComponent(location.origin + location.pathname);
    part(host, "button")!.click();
    await until(() => isOpen(host) && links(host).length > 0);
    expect(links(host).map(({ href }) => href)).to.deep.equal([
      `https://www.facebook.com/sharer/sharer.php?u=${here}`,
      `https://twitter.com/intent/tweet?text=Chairs%20%26%20more%20%23design%20%23YourCompany&url=${here}`,
      `mailto:?subject=Chairs%20%26%20more&body=${here}`,
    ]);
    await expect(host).to.be.accessible();
    const open = stub(window, "open");
    const told = oneEvent(host, "suite-share");
    links(host)[0]!.click();
    expect((await told).detail).to.deep.equal({ target: "facebook", url: location.origin + location.pathname });
    expect(open.firstCall.args[2]).to.contain("width=500,height=500");
    await until(() => !isOpen(host));
  });

  it("opens under the pointer on the page's own control and closes 200 ms after the pointer left, unless it was pressed", async () => {
    const host = await place('<suite-share-popover><span class="oe_social_share"><i></i></span></suite-share-popover>');
    const control = host.querySelector("span")!;
    expect([control.role, control.tabIndex, control.ariaLabel, control.ariaExpanded]).to.deep.equal([
      "button",
      0,
      "Share",
      "false",
    ]);
    expect(part(host, "button")!.hidden).to.equal(true);
    host.dispatchEvent(mouse("pointerenter"));
    await until(() => isOpen(host));
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    host.dispatchEvent(mouse("pointerleave"));
    clock.tick(199);
    host.dispatchEvent(mouse("pointerenter"));
    clock.tick(1000);
    expect(isOpen(host)).to.equal(true);
    host.dispatchEvent(mouse("pointerleave"));
    clock.tick(200);
    expect(isOpen(host)).to.equal(false);
    control.click();
    host.dispatchEvent(mouse("pointerleave"));
    clock.tick(1000);
    expect(isOpen(host)).to.equal(true);
    clock.restore();
    await until(() => host.matches(":state(open)") && control.ariaExpanded === "true");
    control.click();
    expect(isOpen(host)).to.equal(false);
    await until(() => !host.matches(":state(open)") && control.ariaExpanded === "false");
    host.remove();
    await until(() => !control.hasAttribute("role"));
    expect(control.getAttributeNames()).to.deep.equal(["class"]);
  });

  it("loads its links when its control is focused, closes by Escape and returns the focus", async () => {
    const host = await place("<suite-share-popover><button>Tell others</button></suite-share-popover>");
    const button = host.querySelector("button")!;
    button.focus();
    await until(() => links(host).length > 0);
    await sendKeys({ press: "Enter" });
    await until(() => isOpen(host));
    links(host)[1]!.focus();
    await sendKeys({ press: "Escape" });
    await until(() => !isOpen(host));
    expect(document.activeElement === button).to.equal(true);
  });
});
