import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import cartElement from "#shop/cart/cart.element.ts";
import cartPopover from "#shop/cart-popover/cart-popover.element.ts";
import { cart } from "#shop/common/lists/cart.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, put, rendered } from "../basket.ts";
import { behave, comeBack, misbehave } from "../lists.ts";

for (const declaration of [cartPopover, cartElement]) define(declaration);
const { origin } = location;

async function place(markup: string) {
  document.body.innerHTML = `<main>${markup}</main>`;
  const host = document.querySelector<HTMLElement>("main > *")!;
  await rendered(host);
  const part = <E extends HTMLElement>(name: string) => host.shadowRoot!.querySelector<E>(`[part=${name}]`);
  const empty = () => [part("empty")?.querySelector("p")?.textContent, part<HTMLAnchorElement>("shop")?.href];
  return { host, part, empty };
}

describe("an empty cart", () => {
  // the first call starts the demo server
  beforeEach(() => newCustomer());
  afterEach(() => {
    restore();
    document.body.replaceChildren();
  });

  it("shows a message and a link to the shop in the popover, until it has a line", async () => {
    const { host, part, empty } = await place(
      '<suite-cart-popover data-text-empty="Nothing yet."></suite-cart-popover>',
    );
    part("toggle")!.click();
    await until(() => part("empty"));
    expect(empty()).to.deep.equal(["Nothing yet.", `${origin}/shop`]);
    expect(part("popover")!.textContent).to.not.contain("Your cart is empty!");
    await expect(host).to.be.accessible();
    part("toggle")!.click();
    await put(products.chair);
    comeBack();
    part("toggle")!.click();
    await until(() => part("content")?.textContent.includes("Number Seven chair"));
    expect(part("empty")).to.equal(null);
  });

  it("shows a message and a link to the shop in an element without lines", async () => {
    const { host, part, empty } = await place("<suite-cart></suite-cart>");
    await until(() => part("empty"));
    expect(empty()).to.deep.equal(["Your cart is empty.", `${origin}/shop`]);
    await expect(host).to.be.accessible();
  });

  it("shows the page author's content, with the missing message or link added", async () => {
    const { part, empty } = await place("<suite-cart><p>Nothing in the basket.</p></suite-cart>");
    await until(() => part("empty"));
    expect(empty()).to.deep.equal([undefined, `${origin}/shop`]);
    const finished = await place(
      '<suite-cart><p>Nothing in the basket. <a href="/desks">Our desks</a></p></suite-cart>',
    );
    await new Promise(requestAnimationFrame);
    expect(finished.part("empty")).to.equal(null);
  });

  it("shows an error with Retry while its content cannot be loaded", async () => {
    stub(console, "error");
    misbehave({ garbage: true });
    const { state } = cart(origin);
    const stop = state.listen(() => {});
    comeBack();
    await until(() => state.get().error);
    stop();
    const { host, part } = await place("<suite-cart></suite-cart>");
    await until(() => part("retry"));
    expect(host.matches(":state(error)")).to.equal(true);
    await expect(host).to.be.accessible();
    behave();
    part("retry")!.click();
    await until(() => !part("retry"));
    expect(host.matches(":state(error)")).to.equal(false);
  });

  it("shows no message for a cart that has lines", async () => {
    await put(products.chair);
    const { part, host } = await place("<suite-cart></suite-cart>");
    comeBack();
    const counter = document.createElement("suite-cart-popover");
    host.after(counter);
    await until(() => counter.shadowRoot?.querySelector("[part=badge]")?.firstElementChild?.textContent === "1");
    await until(() => !part("empty"));
  });
});
