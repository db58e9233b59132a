import { expect } from "@open-wc/testing";
import { restore, spy } from "sinon";
import { define } from "#shared/element/index.ts";
import { cart } from "#shop/common/lists/cart.ts";
import declaration from "#shop/product/product.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer } from "../basket.ts";

define(declaration);

const place = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>("suite-product")!;
};
const inside = <T extends HTMLElement>(host: Element, selector: string) =>
  host.shadowRoot!.querySelector<T>(`[part=loaded] ${selector}`)!;
const loaded = (host: Element) => until(() => inside(host, "form"));
const textOf = (host: Element, selector: string) => inside(host, selector).textContent;

describe("suite-product without markup", () => {
  beforeEach(newCustomer);
  afterEach(restore);

  it("shows the product of the suite's page, and leaves the author's markup as it is", async () => {
    const written = '<suite-product data-template-id="9"></suite-product>';
    const host = place(written);
    const addresses: unknown[] = [];
    host.addEventListener("suite-load", ({ detail }: CustomEventInit<{ address: string }>) => addresses.push(detail));
    await loaded(host);
    expect(textOf(host, "h3")).to.equal("Studio desk");
    expect(textOf(host, "[data-price]")).to.equal("750.00");
    expect(
      [...host.shadowRoot!.querySelectorAll("fieldset:not([hidden]) legend")].map(({ textContent }) => textContent),
    ).to.deep.equal(["Wood", "Colour"]);
    expect(inside<HTMLImageElement>(host, "img").src).to.contain("/web/image/");
    expect(host.shadowRoot!.querySelectorAll("[class*=js_],[id],script,style")).to.have.length(0);
    expect(document.body.innerHTML).to.equal(written);
    expect(addresses).to.have.length(1);
    expect(host.matches(":state(loading)")).to.equal(false);
  });

  it("follows the choice, without the address of the page", async () => {
    const host = place('<suite-product data-template-id="9"></suite-product>');
    const writes = spy(history, "replaceState");
    await loaded(host);
    inside<HTMLInputElement>(host, "input[value='903']").click();
    await until(() => textOf(host, "[data-price]") === "930.00");
    expect(writes.called).to.equal(false);
  });

  it("puts the product into the cart and stays", async () => {
    const host = place('<suite-product data-template-id="15" ></suite-product>');
    await loaded(host);
    const quantity = inside<HTMLInputElement>(host, "[name=add_qty]");
    quantity.value = "2";
    quantity.dispatchEvent(new Event("change", { bubbles: true }));
    inside(host, "[type=submit]").click();
    await until(() => cart(location.origin).state.get().value?.quantity === 2);
    expect(host.isConnected).to.equal(true);
  });

  it("takes the page from a link, which is the fallback", async () => {
    const host = place('<suite-product><a href="/shop/product/9">Studio Desk</a></suite-product>');
    await loaded(host);
    expect(textOf(host, "h3")).to.equal("Studio desk");
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
  });

  it("shows the parts that are asked for", async () => {
    const host = place('<suite-product data-template-id="9" data-show="name price"></suite-product>');
    await loaded(host);
    const parts = ["h3", "[data-price]", "img", "fieldset", "[name=add_qty]"];
    expect(parts.map((part) => !!inside(host, part))).to.deep.equal([true, true, false, false, false]);
  });

  it("says that a product does not exist, and keeps the author's content", async () => {
    const host = place('<suite-product data-template-id="999999"><a href="/shop">Shop</a></suite-product>');
    await until(() => host.matches(":state(missing)"));
    expect(host.shadowRoot!.querySelector("[part=missing]")!.textContent).to.equal(
      "This product is not available any more.",
    );
    expect(host.querySelector("a")!.checkVisibility()).to.equal(true);
  });

  it("asks once for two elements with the same product", async () => {
    const requests = spy(globalThis, "fetch");
    document.body.innerHTML = '<suite-product data-template-id="9"></suite-product>'.repeat(2);
    const hosts = [...document.querySelectorAll("suite-product")];
    await until(() => hosts.every((host) => inside(host, "form")));
    const pages = requests.args.filter(([request]) =>
      String((request as Request).url ?? request).includes("/shop/product/9"),
    );
    expect(pages).to.have.length(1);
  });

  it("loads the page again on request", async () => {
    const host = place('<suite-product data-template-id="9"></suite-product>');
    await loaded(host);
    const before = inside(host, "form");
    (host as unknown as { refresh(): void }).refresh();
    await until(() => inside(host, "form") && inside(host, "form") !== before);
    expect(textOf(host, "h3")).to.equal("Studio desk");
  });

  it("says that the session has ended, where the suite asks to sign in", async () => {
    const host = place('<suite-product data-src="/my/account"></suite-product>');
    const kinds: string[] = [];
    host.addEventListener("suite-error", ({ detail }: CustomEventInit<{ kind: string }>) => kinds.push(detail!.kind));
    await until(() => kinds.length);
    expect(kinds).to.deep.equal(["session"]);
    expect(host.matches(":state(error)")).to.equal(true);
  });

  it("names the address of another site as a mistake", async () => {
    const host = place('<suite-product data-src="https://shop.example/shop/product/9"></suite-product>');
    const errors: { message: string }[] = [];
    host.addEventListener("suite-error", ({ detail }: CustomEventInit<{ message: string }>) => errors.push(detail!));
    await until(() => errors.length);
    expect(errors[0]!.message).to.contain('write data-server="https://shop.example"');
  });
});
