import { expect } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse } from "@web/test-runner-commands";
import { restore, stub, useFakeTimers } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/cart-popover/cart-popover.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, otherTab, products, put, rendered } from "../basket.ts";
import { comeBack } from "../lists.ts";

define(declaration);
const { chair, bench } = products;

const stopClock = () => useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });

async function place(
  markup = '<button id="before">Before</button><suite-cart-popover></suite-cart-popover><button id="after">After</button>',
) {
  document.body.innerHTML = `<main>${markup}</main>`;
  const host = document.querySelector("suite-cart-popover")!;
  const events: string[] = [];
  for (const name of ["show", "hide"]) host.addEventListener(`suite-popover-${name}`, () => events.push(name));
  await rendered(host);
  const find = <E extends HTMLElement>(selector: string) => host.shadowRoot!.querySelector<E>(selector);
  const badge = () => find("[part=badge]")?.firstElementChild?.textContent ?? "";
  const isOpen = () => host.matches(":state(open)");
  const content = () => find("[part=content]");
  const over = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return sendMouse({ type: "move", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  };
  return {
    host,
    find,
    events,
    badge,
    isOpen,
    content,
    over,
    link: find<HTMLAnchorElement>("[part=link]")!,
    toggle: find<HTMLButtonElement>("[part=toggle]")!,
  };
}

describe("suite-cart-popover", () => {
  // the first call starts the demo server
  beforeEach(() => newCustomer());
  afterEach(async () => {
    restore();
    document.documentElement.removeAttribute("dir");
    await resetMouse();
  });

  it("shows the quantity in the cart, also after a change in another tab and after Back", async () => {
    const { host, badge, find, link } = await place();
    expect([badge(), link.href]).to.deep.equal(["", `${location.origin}/shop/cart`]);
    await put(chair, 2);
    otherTab();
    await until(() => badge() === "2");
    expect(find("[part=badge]")!.title).to.equal("2 items");
    await put(bench, 1);
    comeBack();
    await until(() => badge() === "3");
    await expect(host).to.be.accessible();
  });

  it("opens under a resting mouse, stays open while the mouse is over its content, and closes once the mouse has left", async () => {
    await put(chair, 2);
    const { isOpen, content, over, link, find, events } = await place();
    await over(link);
    await until(() => /Number Seven chair[^]+View Cart/.test(content()?.textContent ?? ""));
    expect(isOpen()).to.equal(true);
    const clock = stopClock();
    await over(find("[part=popover]")!);
    clock.tick(5000);
    expect(isOpen()).to.equal(true);
    await over(document.querySelector("#before")!);
    clock.tick(999);
    expect(isOpen()).to.equal(true);
    clock.tick(1);
    expect(isOpen()).to.equal(false);
    clock.restore();
    expect(events).to.deep.equal(["show", "hide"]);
    await until(() => !find("[part=popover]")!.matches(":popover-open"));
  });

  it("stays closed under a mouse that only passes", async () => {
    const { isOpen, over, link } = await place();
    const clock = stopClock();
    const calls = stub(window, "fetch").callsFake(() => Promise.resolve(new Response("")));
    await over(link);
    clock.tick(299);
    await over(document.querySelector("#before")!);
    clock.tick(5000);
    clock.restore();
    expect([calls.callCount, isOpen()]).to.deep.equal([0, false]);
  });

  it("opens and closes by keyboard, and returns the focus", async () => {
    await put(chair, 2);
    const { host, find, isOpen, content, toggle } = await place();
    toggle.focus();
    await sendKeys({ press: "Enter" });
    await until(() => content()?.querySelector("a"));
    expect([isOpen(), toggle.getAttribute("aria-expanded")]).to.deep.equal([true, "true"]);
    await expect(host).to.be.accessible();
    await sendKeys({ press: "Tab" });
    expect(content()!.contains(host.shadowRoot!.activeElement)).to.equal(true);
    await sendKeys({ press: "Escape" });
    await until(() => toggle.getAttribute("aria-expanded") === "false");
    expect(host.shadowRoot!.activeElement).to.equal(toggle);
    expect(find("[part=popover]")!.matches(":popover-open")).to.equal(false);

    await sendKeys({ press: "Enter" });
    await until(() => find("[part=popover]")!.matches(":popover-open"));
    document.querySelector<HTMLElement>("#after")!.focus();
    await until(() => !isOpen());
    expect(document.activeElement!.id, "the focus stays where the visitor put it").to.equal("after");
  });

  it("opens by a touch of its button, not of its link, and closes by a touch beside it", async () => {
    const { isOpen, link, toggle, find } = await place();
    const clock = stopClock();
    link.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "touch", bubbles: true, composed: true }));
    link.dispatchEvent(new PointerEvent("pointerover", { pointerType: "touch", bubbles: true, composed: true }));
    clock.tick(1000);
    clock.restore();
    expect(isOpen()).to.equal(false);
    toggle.click();
    await until(() => find("[part=popover]")!.matches(":popover-open"));
    document
      .querySelector("#after")!
      .dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true, composed: true }));
    expect(isOpen()).to.equal(false);
  });

  it("closes when another popover of the page opens", async () => {
    const { isOpen, toggle } = await place(
      "<suite-cart-popover></suite-cart-popover><suite-cart-popover></suite-cart-popover>",
    );
    const other = document.querySelectorAll("suite-cart-popover")[1]!;
    await rendered(other);
    toggle.click();
    await until(isOpen);
    other.shadowRoot!.querySelector<HTMLElement>("[part=toggle]")!.click();
    expect([isOpen(), other.matches(":state(open)")]).to.deep.equal([false, true]);
  });

  it("removes scripts, frames and custom elements from the suite's content", async () => {
    const { content, toggle } = await place();
    const hostile = `<div class="row cart_line"><img src="/web/image/product.product/151/image_small" onload="globalThis.harmed = 'load'"><script>globalThis.harmed = "script"</script>
      <a href="javascript:globalThis.harmed='link'" id="evil">Chair</a><suite-follow></suite-follow><iframe srcdoc="x"></iframe><style>* { display: none }</style></div>`;
    stub(window, "fetch").callsFake(() => Promise.resolve(new Response(hostile)));
    toggle.click();
    await until(() => content()?.querySelector("#evil"));
    expect(content()!.querySelectorAll("script, suite-follow, iframe, style, [onload], [href]")).to.have.length(0);
    expect(globalThis).not.to.have.property("harmed");
  });

  it("reserves space while its content loads, and shows after 150 ms that it is loading", async () => {
    await put(chair);
    const { content, find, toggle } = await place();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const ask = window.fetch;
    stub(window, "fetch").callsFake(async (request) => {
      await held;
      return ask(request);
    });
    toggle.click();
    await until(() => find("[part=skeleton]"));
    const skeleton = find("[part=skeleton]")!;
    expect([skeleton.ariaHidden, getComputedStyle(skeleton).animationDelay, find("[part=spinner]")]).to.deep.equal([
      "true",
      "0.15s",
      null,
    ]);
    const rows = [...skeleton.children].map((row) => row.getBoundingClientRect());
    expect(rows.map(({ left, width }) => [left, width])).to.deep.equal(
      rows.map(() => [rows[0]!.left, skeleton.clientWidth]),
    );
    expect(rows.at(-1)!.bottom, "all rows are visible").to.be.closeTo(
      find("[part=popover]")!.getBoundingClientRect().bottom - 17,
      1,
    );
    answer();
    await until(() => content()?.textContent?.includes("Number Seven chair"));
    expect(find("[part=skeleton]")).to.equal(null);
  });

  it("shows an error if its content could not be loaded, and loads the content again by Retry", async () => {
    await put(chair);
    const { host, find, content, toggle } = await place();
    const said = stub(console, "error");
    stub(window, "fetch").callsFake(() => Promise.resolve(new Response("", { status: 403 })));
    toggle.click();
    await until(() => find("[part=failure]"));
    expect([said.callCount, host.matches(":state(error)")]).to.deep.equal([1, true]);
    await expect(host).to.be.accessible();
    restore();
    find("[part=retry]")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => content()?.textContent?.includes("Number Seven chair"));
    expect(host.matches(":state(error)")).to.equal(false);
    expect(host.shadowRoot!.activeElement === find("[part=popover]")).to.equal(true);
  });

  it("shows an icon while the quantity is unknown", async () => {
    const { badge, find } = await place();
    stub(window, "fetch").callsFake(() => Promise.resolve(new Response('<div class="oe_cart">No badge</div>')));
    comeBack();
    await until(() => find("[part=badge] svg"));
    expect([badge(), find("[part=badge]")!.title]).to.deep.equal(["", "The number of items is not known"]);
  });

  it("shows its link in the suite's menu, which hides the link while the cart is empty", async () => {
    const { badge } = await place(
      '<ul><li id="my_cart" class="d-none"><suite-cart-popover></suite-cart-popover></li></ul>',
    );
    const item = document.querySelector("#my_cart")!;
    expect(item.classList.contains("d-none")).to.equal(true);
    await put(chair, 4);
    otherTab();
    await until(() => badge() === "4");
    expect(item.classList.contains("d-none")).to.equal(false);
  });

  it("stays within the window, at the end of its link in both writing directions", async () => {
    for (const dir of ["ltr", "rtl"]) {
      document.documentElement.dir = dir;
      const { host, find, isOpen, toggle } = await place(
        `<div class="${dir}"><suite-cart-popover></suite-cart-popover></div>`,
      );
      toggle.click();
      await until(isOpen);
      await until(() => find("[part=popover]")!.matches(":popover-open"));
      const [box, link] = [find("[part=popover]")!.getBoundingClientRect(), host.getBoundingClientRect()];
      expect(box.left).to.be.within(0, innerWidth - box.width);
      expect(box.top).to.be.closeTo(link.bottom, 8);
    }
  });
});
