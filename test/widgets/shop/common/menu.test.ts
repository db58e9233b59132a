import { expect, fixture } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse } from "@web/test-runner-commands";
import { restore, useFakeTimers } from "sinon";
import { define } from "#shared/element/index.ts";
import cartPopover from "#shop/cart-popover/cart-popover.element.ts";
import wishlistLink from "#shop/wishlist-link/wishlist-link.element.ts";
import { adopt, seen, withSheet } from "#test/widgets/shared/loader/adopted.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, otherTab, products, put } from "../basket.ts";
import { ask, newShopper } from "../lists.ts";

const inMenu = [cartPopover, wishlistLink];
for (const declaration of inMenu) define(declaration);

/** Menu of a theme, whose style sheet selects links and icons by their parents. */
const menu = `
  <style>
    #top_menu { display: flex; margin: 0; padding: 0; background: purple; list-style: none; }
    #top_menu > li > a { display: block; padding: 12px 20px; color: white; line-height: 40px; }
    #top_menu > li > a > .fa { margin-inline-end: 7px; }
    #top_menu > li + li > a { border-inline-start: 1px solid; }
  </style>
  <ul id="top_menu">
    <li><a href="/shop">Shop</a></li>
    <li id="my_cart" class="nav-item"><a href="/shop/cart" class="nav-link"><i class="fa">C</i> My Cart <sup class="my_cart_quantity badge">2</sup></a></li>
    <li id="my_wish" class="nav-item" style=""><a href="/shop/wishlist" class="nav-link"><i class="fa">W</i> Wishlist <sup class="my_wish_quantity badge">1</sup></a></li>
    <li class="icon"><a href="/shop/cart"><i class="fa">C</i></a></li>
  </ul>`;

async function place() {
  const page = await fixture<HTMLElement>(`<div>${menu}</div>`);
  const sent = page.innerHTML;
  const before = seen(page);
  const { hosts, undo } = adopt(page, inMenu);
  const [cart] = hosts;
  const find = (name: string) => cart!.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
  return { page, sent, before, hosts, undo, cart: cart!, find, link: page.querySelector<HTMLElement>("#my_cart a")! };
}

/** Moves the mouse to the center of an element. */
function over(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return sendMouse({ type: "move", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe("menu of a shop", () => {
  withSheet(inMenu);
  beforeEach(async () => {
    await newShopper();
    await newCustomer();
    await put(products.chair, 2);
    await ask("suite-wishlist-add", { productId: products.chair });
    otherTab();
  });
  afterEach(async () => {
    restore();
    await resetMouse();
  });

  it("keeps its layout when its links are adopted, and is restored afterwards", async () => {
    const { page, sent, before, hosts, undo } = await place();
    expect(seen(page), "before its elements are ready").to.deep.equal(before);
    await until(() => hosts.every((host) => host.matches(":state(ready)")));
    const titles = () => [...page.querySelectorAll<HTMLElement>("sup")].map(({ title }) => title);
    await until(() => titles().join() === "2 items,1 item");
    expect(seen(page)).to.deep.equal(before);
    expect(hosts.map((host) => host.getBoundingClientRect().width)).to.deep.equal([0, 0, 0]);
    undo();
    await until(() => page.innerHTML === sent, page.innerHTML);
  });

  it("shows the cart while the mouse is over the link or the popover", async () => {
    const { link, cart, find, page } = await place();
    await until(() => link.querySelector("sup")!.title === "2 items");
    await over(link);
    await until(() => find("popover")?.matches(":popover-open"));
    const popover = find("popover").getBoundingClientRect();
    expect(popover.top).to.be.closeTo(link.getBoundingClientRect().bottom, 1);
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
    await over(find("popover"));
    clock.tick(5000);
    expect(cart.matches(":state(open)")).to.equal(true);
    await over(page.querySelector("[href='/shop']")!);
    clock.tick(1000);
    clock.restore();
    expect(cart.matches(":state(open)")).to.equal(false);
  });

  it("shows the cart by keyboard, and keeps it open while the focus is on the link", async () => {
    const { link, cart, find } = await place();
    await until(() => link.querySelector("sup")!.title === "2 items");
    link.focus();
    await sendKeys({ press: "Tab" });
    expect(cart.shadowRoot!.activeElement).to.equal(find("toggle"));
    await sendKeys({ press: "Enter" });
    await until(() => find("popover").matches(":popover-open"));
    link.focus();
    expect(cart.matches(":state(open)")).to.equal(true);
    await sendKeys({ press: "Escape" });
    await until(() => !cart.matches(":state(open)"));
  });

  it("enhances its links in a copy of the page, too", async () => {
    const { page, hosts } = await place();
    await until(() => hosts.every((host) => host.matches(":state(ready)")));
    const copy = page.cloneNode(true) as HTMLElement;
    page.replaceWith(copy);
    const copied = [...copy.querySelectorAll("suite-cart-popover,suite-wishlist-link")];
    await until(() => copied.every((host) => host.matches(":state(ready)")));
    expect(copied.map((host) => host.shadowRoot!.querySelector("[part=link]"))).to.deep.equal([null, null, null]);
  });

  it("enhances the wishlist's link inside of a theme's wrapper", async () => {
    const page = await fixture<HTMLElement>(
      `<ul id="top_menu"><li id="my_wish"><span><a href="/shop/wishlist">Wishlist <sup class="my_wish_quantity"></sup></a></span></li></ul>`,
    );
    adopt(page.parentElement!, [wishlistLink]);
    await until(() => page.querySelector("sup")!.title === "1 item");
  });

  it("points the wishlist's link to the cart once the list is empty", async () => {
    const { page } = await place();
    const item = page.querySelector<HTMLElement>("#my_wish")!;
    await until(() => item.querySelector("sup")!.title === "1 item");
    await newShopper();
    document.body.append(page);
    await until(() => item.style.display === "none");
    expect(new URL(item.querySelector("a")!.href).pathname).to.equal("/shop/cart");
  });
});
