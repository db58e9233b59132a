import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore } from "sinon";
import { focused } from "#shared/a11y/index.ts";
import { define } from "#shared/element/index.ts";
import addToCart from "#shop/add-to-cart/add-to-cart.element.ts";
import declaration from "#shop/cart-drawer/cart-drawer.element.ts";
import cartPopover from "#shop/cart-popover/cart-popover.element.ts";
import { cart } from "#shop/common/lists/cart.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, put, rendered, storedCart } from "../basket.ts";
import { behave, misbehave } from "../lists.ts";

for (const each of [addToCart, cartPopover, declaration]) define(each);

type Drawer = HTMLElement & { open(): void; close(): void };

async function place(more = "") {
  document.body.innerHTML = `<button id="page">Page</button>${more}<suite-cart-drawer></suite-cart-drawer>`;
  const host = document.querySelector<Drawer>("suite-cart-drawer")!;
  await until(() => host.matches(":state(ready)"));
  const part = <T extends HTMLElement>(name: string) => host.shadowRoot!.querySelector<T>(`[part~="${name}"]`);
  const parts = (name: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${name}"]`)];
  const isOpen = () => !!part("drawer")?.matches(":modal");
  const shown = (count: number) => until(() => parts("line").length === count && part("total"), `${count} lines`);
  return { host, part, parts, isOpen, shown };
}

describe("suite-cart-drawer", () => {
  beforeEach(newCustomer);
  afterEach(() => {
    document.body.replaceChildren();
    behave();
    restore();
  });

  it("shows the lines of the cart with the total and the checkout, and gives the focus back", async () => {
    await put(products.chair, 2);
    await put(products.bench);
    const { host, part, parts, isOpen, shown } = await place();
    const page = document.querySelector<HTMLElement>("#page")!;
    page.focus();
    host.open();
    await shown(2);
    expect(isOpen()).to.equal(true);
    expect(host.shadowRoot!.contains(focused())).to.equal(true);
    expect(parts("quantity").map(({ textContent }) => textContent)).to.deep.equal(["2", "1"]);
    expect(part("total")!.textContent).to.match(/^Total \$ [\d,]+\.\d\d$/);
    expect(new URL(part<HTMLAnchorElement>("checkout")!.href).pathname).to.equal("/shop/checkout");
    await expect(host).to.be.accessible();
    await sendKeys({ press: "Escape" });
    await until(() => !isOpen());
    expect([host.matches(":state(open)"), focused()]).to.deep.equal([false, page]);
  });

  it("opens after a product was added, and not after one was removed", async () => {
    const { host, isOpen, shown, part } = await place(
      `<suite-add-to-cart data-product-id="${products.chair}"></suite-add-to-cart>`,
    );
    const button = document.querySelector("suite-add-to-cart")!;
    await rendered(button);
    button.shadowRoot!.querySelector("button")!.click();
    await shown(1);
    part("stay")!.click();
    await until(() => !isOpen());
    const [lineId, productId] = [null, products.chair];
    await cart(location.origin).change({ lineId, productId, set: 0 });
    document.body.dispatchEvent(new CustomEvent("suite-cart-change", { detail: { quantity: 0 }, bubbles: true }));
    expect(host.matches(":state(open)")).to.equal(false);
  });

  it("stays closed while the options of a product are offered, and where a listener of the page cancels it", async () => {
    const { host } = await place();
    const change = async (target: Element) => {
      await cart(location.origin).change({ productId: products.chair, add: 1 });
      target.dispatchEvent(new CustomEvent("suite-cart-change", { bubbles: true, composed: true }));
      return host.matches(":state(open)");
    };
    const options = document.body.appendChild(document.createElement("suite-optional-products"));
    expect(await change(options)).to.equal(false);
    host.addEventListener("suite-popup-show", (event) => event.preventDefault(), { once: true });
    expect(await change(document.body)).to.equal(false);
    expect(await change(document.body)).to.equal(true);
  });

  it("opens in place of the popover", async () => {
    const { host, isOpen } = await place("<suite-cart-popover></suite-cart-popover>");
    const popover = document.querySelector("suite-cart-popover")!;
    await rendered(popover);
    const toggle = popover.shadowRoot!.querySelector<HTMLElement>("[part=toggle]")!;
    toggle.focus();
    toggle.click();
    await until(isOpen);
    expect(popover.matches(":state(open)")).to.equal(false);
    host.close();
    await until(() => !isOpen());
    expect(focused()).to.equal(toggle);
  });

  it("changes quantities, sends quick presses together, and removes lines", async () => {
    await put(products.chair);
    await put(products.bench);
    const { host, part, parts, shown } = await place();
    const quantities: unknown[] = [];
    host.addEventListener("suite-cart-change", ({ detail }: CustomEventInit<{ quantity: number }>) =>
      quantities.push(detail!.quantity),
    );
    host.open();
    await shown(2);
    for (let press = 0; press < 3; press++) parts("more")[0]!.click();
    await until(() => parts("quantity")[0]!.textContent === "4");
    await until(() => !host.matches(":state(busy)"));
    expect((await storedCart())[products.chair]).to.equal(4);
    expect(quantities.at(-1)).to.equal(5);
    expect(quantities.length).to.be.lessThan(3);
    parts("remove")[0]!.focus();
    parts("remove")[0]!.click();
    await shown(1);
    expect(host.shadowRoot!.contains(focused())).to.equal(true);
    await until(() => !host.matches(":state(busy)"));
    parts("remove")[0]!.click();
    await until(() => part("empty"));
    expect(await storedCart()).to.deep.equal({});
  });

  it("offers no more than there are in stock", async () => {
    await put(products.cornerDesk, 3);
    const { host, part, shown } = await place();
    host.open();
    await shown(1);
    expect(part("more")!.getAttribute("aria-disabled")).to.equal("true");
    part("more")!.click();
    expect(host.matches(":state(busy)")).to.equal(false);
  });

  it("says that the cart is empty, with the way to the shop", async () => {
    const { host, part } = await place();
    host.open();
    await until(() => part("empty"));
    expect(new URL(part<HTMLAnchorElement>("shop")!.href).pathname).to.equal("/shop");
  });

  it("offers to try again after a failure, and then shows the lines", async () => {
    await put(products.chair);
    const { host, part, shown } = await place();
    misbehave({ errors: 1 });
    host.open();
    await until(() => part("failure"));
    behave();
    part("retry")!.click();
    await shown(1);
    misbehave({ errors: 1 });
    part("more")!.click();
    await until(() => part("failure"));
    expect(part("quantity")!.textContent).to.equal("1");
    behave();
    part("retry")!.click();
    await until(() => part("quantity")!.textContent === "2" && !host.matches(":state(busy)"));
    expect(await storedCart()).to.deep.equal({ [products.chair]: 2 });
  });
});
