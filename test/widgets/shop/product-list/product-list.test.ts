import { expect } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import { focused } from "#shared/a11y/index.ts";
import { define } from "#shared/element/index.ts";
import addToCart from "#shop/add-to-cart/add-to-cart.element.ts";
import { cart } from "#shop/common/lists/cart.ts";
import { wishlist } from "#shop/common/lists/wishlist.ts";
import compareButton from "#shop/compare-button/compare-button.element.ts";
import declaration from "#shop/product-list/product-list.element.ts";
import wishlistButton from "#shop/wishlist-button/wishlist-button.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";
import { behave, misbehave, newShopper } from "../lists.ts";

for (const each of [addToCart, wishlistButton, compareButton, declaration]) define(each);

const place = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement & { refresh(): void }>("suite-product-list")!;
};
const all = <T extends HTMLElement>(host: Element, selector: string) => [
  ...host.shadowRoot!.querySelectorAll<T>(selector),
];
const one = <T extends HTMLElement>(host: Element, selector: string) => all<T>(host, selector)[0]!;
const texts = (host: Element, selector: string) =>
  all(host, selector).map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
const names = (host: Element) => texts(host, "[part=name]");
const shown = (host: Element, count: number) =>
  until(() => all(host, "[part=card]").length === count, `${count} cards`);
const idle = (host: Element) => until(() => !host.matches(":state(loading)"));

describe("suite-product-list", () => {
  beforeEach(async () => {
    await newCustomer();
    await newShopper();
  });
  afterEach(restore);

  it("shows products of the shop as cards, and leaves the author's markup as it is", async () => {
    const written = '<suite-product-list data-limit="3"></suite-product-list>';
    const host = place(written);
    const addresses: string[] = [];
    host.addEventListener("suite-load", ({ detail }: CustomEventInit<{ address: string }>) =>
      addresses.push(detail!.address),
    );
    await shown(host, 3);
    const link = one<HTMLAnchorElement>(host, "[part=link]");
    expect(new URL(link.href).pathname).to.match(/^\/shop\/product\/.+-\d+$/);
    expect(one<HTMLImageElement>(host, "img").src).to.contain("/web/image/product.template/");
    expect(texts(host, "[part=price]")[0]).to.match(/^\$ \d+\.\d\d$/);
    expect(all(host, "suite-add-to-cart")).to.have.length(3);
    expect(addresses).to.deep.equal([`${location.origin}/shop`]);
    expect(document.body.innerHTML).to.equal(written);
    await expect(host).to.be.accessible();
  });

  it("has placeholders in the shape of the cards, which take the same room", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { fetch } = globalThis;
    stub(globalThis, "fetch").callsFake((...request) => held.then(() => fetch(...request)));
    const host = place('<suite-product-list data-limit="4"></suite-product-list>');
    await until(() => all(host, "[part=skeleton] .card").length === 4);
    const before = one(host, "[part=skeleton]").getBoundingClientRect();
    release();
    await shown(host, 4);
    const after = one(host, "[part=list]").getBoundingClientRect();
    expect([after.top, after.height]).to.deep.equal([before.top, before.height]);
  });

  for (const attributes of [
    'data-template-ids="15,9"',
    'data-limit="2" data-controls="more"',
    'data-limit="2" data-show="name"',
  ])
    it(`takes the room of its content alone, before and after loading, with ${attributes}`, async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const { fetch } = globalThis;
      stub(globalThis, "fetch").callsFake((...request) => held.then(() => fetch(...request)));
      const reserve = document.head.appendChild(document.createElement("style"));
      reserve.textContent = "suite-product-list { display: block; min-block-size: 36em }";
      const host = place(`<suite-product-list ${attributes}></suite-product-list>`);
      await until(() => one(host, "[part=skeleton]"));
      const height = () => [host, one(host, ".list")].map((box) => Math.round(box.getBoundingClientRect().height));
      const before = height();
      release();
      await shown(host, 2);
      expect(before[0]).to.equal(before[1]);
      expect(height()).to.deep.equal(before);
      reserve.remove();
    });

  it("shows a category, and strikes the list price of a discounted product through", async () => {
    const host = place('<suite-product-list data-category="2" data-limit="40"></suite-product-list>');
    await until(() => all(host, "[part=card]").length > 3);
    await idle(host);
    const [discounted] = all(host, "[part=card]").filter((card) => card.querySelector("del"));
    const price = discounted!.querySelector("[part=price]")!;
    const [now, before] = [price.querySelector("bdi")!, price.querySelector("del")!].map(({ textContent }) =>
      Number(textContent.replace(/[^\d.]/g, "")),
    );
    expect(now).to.be.lessThan(before!);
    expect(price.querySelector(".visually-hidden")!.textContent).to.equal(
      `List price: ${price.querySelector("del")!.textContent}`,
    );
    expect(discounted!.querySelector("del")!.checkVisibility()).to.equal(true);
  });

  it("shows products by their ids, in their order, with prices in the currency of the shop", async () => {
    const host = place(
      '<suite-product-list data-template-ids="15, 9,999999" data-controls="search"></suite-product-list>',
    );
    await shown(host, 2);
    expect(names(host)[1]).to.contain("Studio desk");
    expect(texts(host, "[part=price]")[1]).to.equal("$ 750.00");
    expect(one(host, "[part=controls]")).to.equal(undefined);
    expect(new URL(one<HTMLAnchorElement>(host, "[part=link]").href).pathname).to.equal("/shop/product/15");
    const addition = one(host, "suite-add-to-cart");
    expect(addition.dataset["productId"]).to.equal("151");
  });

  it("leads to the page of a product whose variant has to be chosen", async () => {
    const host = place('<suite-product-list data-search="Name board" data-limit="40"></suite-product-list>');
    await until(() => one(host, "[part=choose]"));
    const link = one<HTMLAnchorElement>(host, "[part=choose]");
    expect(link.textContent).to.equal("Choose options");
    expect(link.getAttribute("aria-label")).to.match(/^Choose options of ./);
    expect(link.closest("[part=card]")!.querySelector("suite-add-to-cart")).to.equal(null);
  });

  it("adds a product to the cart and to the wishlist by the buttons of its card", async () => {
    const host = place('<suite-product-list data-template-ids="15"></suite-product-list>');
    await shown(host, 1);
    const press = async (tag: string) => {
      const button = () => one(host, tag)?.shadowRoot?.querySelector<HTMLElement>("button");
      await until(button);
      button()!.click();
    };
    await press("suite-add-to-cart");
    await until(() => cart(location.origin).state.get().value?.quantity === 1);
    await press("suite-wishlist-button");
    await until(() => wishlist(location.origin).state.get().value?.includes(151));
  });

  it("searches, announces what was found, and keeps the focus", async () => {
    const host = place('<suite-product-list data-controls="search sort"></suite-product-list>');
    await shown(host, 8);
    expect(one(host, "[role=status]").textContent).to.equal("");
    const field = one<HTMLInputElement>(host, "input");
    field.focus();
    field.value = "Studio";
    one<HTMLFormElement>(host, "form").requestSubmit();
    await until(() => one(host, "[role=status]").textContent);
    expect(names(host).every((name) => name.toLowerCase().includes("studio"))).to.equal(true);
    expect(one(host, "[role=status]").textContent).to.match(/^\d+ products? (is|are) shown\.$/);
    expect(focused()).to.equal(field);
    field.value = "no such thing";
    one<HTMLFormElement>(host, "form").requestSubmit();
    await until(() => one(host, "[part=empty]"));
    expect(one(host, "[part=empty]").textContent).to.equal("No products were found for “no such thing”.");
    expect(host.matches(":state(empty)")).to.equal(true);
  });

  it("sorts", async () => {
    const host = place('<suite-product-list data-controls="sort" data-order="name asc"></suite-product-list>');
    await shown(host, 8);
    const inOrder = names(host);
    expect(inOrder).to.deep.equal([...inOrder].sort((one, other) => one.localeCompare(other)));
    const list = one<HTMLSelectElement>(host, "select");
    expect([list.value, list.options.length]).to.deep.equal(["name asc", 4]);
    list.value = "name desc";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => names(host)[0] !== inOrder[0] && !host.matches(":state(loading)"));
    expect(names(host)[0]! > inOrder[0]!).to.equal(true);
  });

  it("shows more without a request for what it has, then the next page; the last press leaves the focus on a product", async () => {
    const requests = spy(globalThis, "fetch");
    const host = place(
      '<suite-product-list data-limit="18" data-search="a" data-controls="more" data-show="name"></suite-product-list>',
    );
    await shown(host, 18);
    const pages = () =>
      requests.args.filter(([request]) => String((request as Request).url ?? request).includes("/shop?")).length +
      requests.args.filter(([request]) => String((request as Request).url ?? request).includes("/shop/page/")).length;
    expect(pages()).to.equal(1);
    let count = 18;
    while (one(host, "[part=more]")) {
      one(host, "[part=more]").focus();
      one(host, "[part=more]").click();
      await until(() => all(host, "[part=card]").length > count && !host.matches(":state(loading)"));
      if (one(host, "[part=more]")) count = all(host, "[part=card]").length;
    }
    expect(new Set(names(host)).size).to.equal(names(host).length);
    expect(focused()).to.equal(all(host, "[part=link]")[count]);
    expect(pages()).to.be.greaterThan(1);
  });

  it("takes the list of a link, which is the fallback", async () => {
    const host = place('<suite-product-list><a href="/shop?search=Studio">Studio</a></suite-product-list>');
    await until(() => one(host, "[part=card]"));
    expect(names(host).every((name) => name.toLowerCase().includes("studio"))).to.equal(true);
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
  });

  it("says that a category does not exist, and keeps the author's content", async () => {
    const host = place('<suite-product-list data-category="9999"><a href="/shop">Shop</a></suite-product-list>');
    await until(() => host.matches(":state(missing)"));
    expect(one(host, "[part=missing]").textContent).to.equal("These products are not available any more.");
    expect(host.querySelector("a")!.checkVisibility()).to.equal(true);
  });

  it("offers to try again after a failure", async () => {
    misbehave({ errors: 1 });
    const host = place('<suite-product-list data-limit="2"></suite-product-list>');
    await until(() => host.matches(":state(error)"));
    expect(one(host, "[part=failure]").textContent).to.contain("Something went wrong");
    behave();
    one(host, "[part=retry]").focus();
    one(host, "[part=retry]").click();
    await shown(host, 2);
    expect(host.matches(":state(error)")).to.equal(false);
    expect(focused()).to.equal(one(host, ".list"));
  });

  it("loads the products again on request", async () => {
    const host = place('<suite-product-list data-limit="2"></suite-product-list>');
    await shown(host, 2);
    let loads = 0;
    host.addEventListener("suite-load", () => loads++);
    host.refresh();
    await until(() => loads === 1);
    expect(all(host, "[part=card]")).to.have.length(2);
  });
});
