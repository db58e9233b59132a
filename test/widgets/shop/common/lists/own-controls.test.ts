import { expect, nextFrame } from "@open-wc/testing";
import { resetMouse, sendKeys, sendMouse } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import addToCart from "#shop/add-to-cart/add-to-cart.element.ts";
import cartPopover from "#shop/cart-popover/cart-popover.element.ts";
import compareButton from "#shop/compare-button/compare-button.element.ts";
import wishlistButton from "#shop/wishlist-button/wishlist-button.element.ts";
import wishlistLink from "#shop/wishlist-link/wishlist-link.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, otherTab, products, put, rendered, storedCart } from "#test/widgets/shop/basket.ts";
import { ask, behave, comeBack, misbehave, newShopper } from "#test/widgets/shop/lists.ts";

for (const declaration of [addToCart, cartPopover, compareButton, wishlistButton, wishlistLink]) define(declaration);
const { chair, cornerDesk } = products;

const cartLink =
  '<a href="/shop/cart" class="nav-link"><i class="fa fa-shopping-cart"></i> My Cart <sup class="my_cart_quantity badge"></sup></a>';
const wishLink = '<a href="/shop/wishlist" class="nav-link">Wishlist <sup class="my_wish_quantity badge">0</sup></a>';
const heart =
  '<button type="button" role="button" class="btn btn-sm o_add_wishlist" title="Add to Wishlist"><span class="fa fa-heart"></span></button>';
const arrows =
  '<button type="button" class="btn btn-sm o_add_compare" title="Compare" aria-label="Compare"><span class="fa fa-exchange"></span></button>';
const buy =
  '<a href="#" role="button" class="btn btn-sm a-submit" aria-label="Shopping cart"><span class="fa fa-shopping-cart"></span></a>';

/** Puts markup of the page into an element. */
async function place(tag: string, inner: string, attributes = "") {
  document.body.innerHTML = `<main><button id="before">Before</button><${tag} ${attributes}>${inner}</${tag}></main>`;
  const host = document.querySelector<HTMLElement>(tag)!;
  const own = host.firstElementChild as HTMLElement;
  const sent = own.outerHTML;
  await rendered(host);
  const find = <E extends HTMLElement>(selector: string) => host.shadowRoot!.querySelector<E>(selector);
  await until(() => find("slot"), "the page's own control is not shown");
  return { host, own, sent, find, badge: own.querySelector("sup")! };
}

/** Removes the element, and expects the page's original markup. */
async function expectRestored({ host, own, sent }: Awaited<ReturnType<typeof place>>) {
  host.remove();
  await until(() => own.outerHTML === sent, own.outerHTML);
}

describe("links and buttons of the page", () => {
  // the first call starts the demo server
  beforeEach(async () => {
    await newCustomer();
    await newShopper();
  });
  afterEach(async () => {
    restore();
    await resetMouse();
  });

  it("suite-cart-popover: writes the count into the link's own badge, and shows the cart beside the link", async () => {
    const placed = await place("suite-cart-popover", cartLink);
    await put(chair, 2);
    otherTab();
    const { host, own, find, badge } = placed;
    await until(() => badge.textContent === "2");
    expect([badge.title, find("[part=link]"), find("[part=badge]"), own.getAttribute("href")]).to.deep.equal([
      "2 items",
      null,
      null,
      "/shop/cart",
    ]);
    const { left, top, bottom } = own.getBoundingClientRect();
    await sendMouse({ type: "move", position: [Math.round(left) + 4, Math.round(top) + 4] });
    await until(() => find("[part=popover]")!.matches(":popover-open"));
    expect(find("[part=popover]")!.getBoundingClientRect().top).to.be.closeTo(bottom, 1);
    await expect(host).to.be.accessible();
    await expectRestored(placed);
  });

  it("suite-cart-popover: shows the cart by keyboard, with a button that is visible while focused", async () => {
    const { own, find, host } = await place("suite-cart-popover", cartLink);
    own.focus();
    const height = () => find("[part=toggle]")!.getBoundingClientRect().height;
    expect(height()).to.equal(1);
    await sendKeys({ press: "Tab" });
    expect([host.shadowRoot!.activeElement, height()]).to.deep.equal([find("[part=toggle]"), 40]);
    await sendKeys({ press: "Enter" });
    await until(() => find("[part=popover]")!.matches(":popover-open"));
    await sendKeys({ press: "Escape" });
    await until(() => !host.matches(":state(open)"));
    expect(host.shadowRoot!.activeElement).to.equal(find("[part=toggle]"));
  });

  it("suite-cart-popover: marks an unknown count in the link's badge", async () => {
    const placed = await place("suite-cart-popover", cartLink);
    stub(window, "fetch").callsFake(() => Promise.resolve(new Response('<div class="oe_cart">No badge</div>')));
    comeBack();
    await until(() => placed.badge.textContent === "!");
    expect(placed.badge.title).to.equal("The number of items is not known");
    restore();
    await put(chair);
    otherTab();
    await until(() => placed.badge.textContent === "1");
    await expectRestored(placed);
  });

  it("suite-wishlist-link: writes the count into the link's own badge", async () => {
    const placed = await place("suite-wishlist-link", wishLink);
    await ask("suite-wishlist-add", { productId: chair });
    await until(() => placed.badge.textContent === "1");
    expect([placed.badge.title, placed.find("[part=link]")]).to.deep.equal(["1 item", null]);
    await expect(placed.host).to.be.accessible();
    await expectRestored(placed);
  });

  it("suite-wishlist-link: moves the focus from the retry button to the link after a retry", async () => {
    stub(console, "error");
    const { host, own, find } = await place("suite-wishlist-link", wishLink);
    misbehave({ garbage: true });
    comeBack();
    await until(() => find("[part=retry]"));
    behave();
    find("[part=retry]")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !host.matches(":state(error)") && !find("[part=retry]"));
    expect(document.activeElement).to.equal(own);
  });

  for (const [tag, inner, names] of [
    ["suite-wishlist-button", heart, ["Add to Wishlist", "On your wishlist"]],
    ["suite-compare-button", arrows, ["Compare", "In the comparison"]],
  ] as const) {
    it(`${tag}: names its button by action, error and result`, async () => {
      stub(console, "error");
      // no other test uses this variant of the demo
      const placed = await place(tag, inner, `data-product-id="${tag === "suite-compare-button" ? 203 : chair}"`);
      const { host, own, find } = placed;
      const namesOf = () => [
        own.ariaLabel,
        own.title,
        own.ariaPressed,
        own.ariaDisabled,
        own.classList.contains("disabled"),
      ];
      await until(() => own.ariaPressed);
      expect([namesOf(), find("[part=button]")]).to.deep.equal([[names[0], names[0], "false", "false", false], null]);
      misbehave({ errors: 1 });
      let busy: unknown[] = [];
      const watcher = new MutationObserver(
        () => own.ariaBusy === "true" && (busy = [own.ariaBusy, own.classList.contains("disabled")]),
      );
      watcher.observe(own, { attributeFilter: ["aria-busy"] });
      own.focus();
      await sendKeys({ press: "Enter" });
      await until(() => find("[part=problem]")!.textContent);
      expect(busy, "while it was on its way").to.deep.equal(["true", true]);
      expect(namesOf()).to.deep.equal([names[0], names[0], "false", "false", false]);
      await expect(host).to.be.accessible();
      behave();
      await sendKeys({ press: "Enter" });
      await until(() => own.ariaPressed === "true");
      expect([namesOf(), own.ariaBusy, document.activeElement === own]).to.deep.equal([
        [names[1], names[1], "true", "true", true],
        "false",
        true,
      ]);
      await expect(host).to.be.accessible();
      await expectRestored(placed);
    });
  }

  it("suite-wishlist-button: enables a button that the suite sent disabled once the product is off the list", async () => {
    await ask("suite-wishlist-add", { productId: chair });
    const placed = await place(
      "suite-wishlist-button",
      heart.replace('o_add_wishlist"', 'o_add_wishlist disabled" disabled=""'),
      `data-product-id="${chair}"`,
    );
    const { own } = placed;
    await until(() => own.ariaPressed === "true");
    expect([own.matches(":disabled"), own.className]).to.deep.equal([true, "btn btn-sm o_add_wishlist disabled"]);
    await newShopper();
    await until(() => own.ariaPressed === "false");
    expect([own.matches(":disabled"), own.className]).to.deep.equal([false, "btn btn-sm o_add_wishlist"]);
  });

  it("suite-wishlist-button: keeps the visible text of a button as its name", async () => {
    const { own } = await place(
      "suite-wishlist-button",
      '<button type="button">Keep this chair</button>',
      `data-product-id="${chair}"`,
    );
    await until(() => own.ariaPressed);
    expect([own.ariaLabel, own.title]).to.deep.equal([null, "Add to Wishlist"]);
  });

  it("suite-add-to-cart: adds the product by a card's link, and does not follow the link", async () => {
    const placed = await place("suite-add-to-cart", buy, `data-product-id="${chair}"`);
    const { own, host, find } = placed;
    const went = new Promise<boolean>((resolve) =>
      document.addEventListener("click", (event) => resolve(!event.defaultPrevented), { once: true }),
    );
    own.click();
    await until(() => find("[role=status]")!.textContent === "Added to your cart.");
    expect([await went, await storedCart(), find("[part=button]")]).to.deep.equal([false, { [chair]: 1 }, null]);
    await expect(host).to.be.accessible();
    await expectRestored(placed);
  });

  it("suite-add-to-cart: shows the suite's warning beside the control, and takes no space without one", async () => {
    const { own, find, host } = await place(
      "suite-add-to-cart",
      buy,
      `data-product-id="${cornerDesk}" data-quantity="9"`,
    );
    const alert = find("[role=alert]")!;
    expect(alert.getClientRects()).to.have.length(0);
    own.click();
    await until(() => find("[part=warning]"));
    await nextFrame();
    expect(find("[part=warning]")!.getBoundingClientRect().height).to.be.above(0);
    await expect(host).to.be.accessible();
    find("[part=dismiss]")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !find("[part=warning]"));
    expect(document.activeElement).to.equal(own);
  });
});
