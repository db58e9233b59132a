import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, spy, stub } from "sinon";
import { define, pageRegistry } from "#shared/element/index.ts";
import declaration from "#shop/cart/cart.element.ts";
import popover from "#shop/cart-popover/cart-popover.element.ts";
import { cart } from "#shop/common/lists/cart.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { change, newCustomer, otherTab, products, put, storedCart } from "../basket.ts";
import { ask, watchCalls } from "../lists.ts";

for (const each of [declaration, popover]) define(each);
const { chair, bench, cornerDesk } = products;

const place = (markup = "<suite-cart></suite-cart>") => {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>("suite-cart")!;
};
const part = <T extends HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<T>(`[part=${name}]`)!;
const row = (host: Element, product: number) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[data-line-id][data-product-id="${product}"]`)!;
const field = (host: Element, product: number) =>
  row(host, product).querySelector<HTMLInputElement>("[name=quantity]")!;
const button = (host: Element, product: number, name: string) =>
  row(host, product).querySelector<HTMLButtonElement>(`[name=${name}]`)!;
const amounts = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll("[part=totals] td")].map(({ textContent }) => textContent);
const loaded = (host: Element) => until(() => part(host, "lines"));
/** Acts, and resolves once the cart is drawn again. */
async function redrawn(host: Element, act: () => unknown) {
  const before = part(host, "lines");
  await act();
  await until(() => part(host, "lines") && part(host, "lines") !== before, "the cart is not drawn again");
}
const idle = (host: Element) => until(() => !host.matches(":state(busy)"));
const answerWith = (html: string) =>
  stub(window, "fetch").callsFake(() =>
    Promise.resolve(new Response(html, { headers: { "Content-Type": "text/html" } })),
  );
/** Makes the store of the page read the cart, which was changed elsewhere. */
const forget = () => cart(location.origin).reload();

describe("suite-cart without lines", () => {
  // the first call starts the demo server
  beforeEach(() => newCustomer());
  afterEach(() => {
    restore();
    document.body.replaceChildren();
  });

  it("shows the visitor's cart, and leaves the author's markup as it is", async () => {
    await put(chair, 2);
    await put(bench, 1);
    await forget();
    const written = '<suite-cart><a href="/shop/cart">Cart</a></suite-cart>';
    const host = place(written);
    const addresses: unknown[] = [];
    host.addEventListener("suite-load", ({ detail }: CustomEventInit<{ address: string }>) => addresses.push(detail));
    await loaded(host);
    expect(field(host, chair).value).to.equal("2");
    expect(row(host, chair).querySelector("[part=name]")!.textContent).to.equal("Number Seven chair");
    expect(row(host, chair).querySelector("img")!.src).to.contain("/web/image/");
    expect(amounts(host)).to.have.length(3);
    expect(part<HTMLAnchorElement>(host, "checkout").href).to.contain("/shop/checkout");
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
    expect(host.shadowRoot!.querySelectorAll("[class*=js_],script,style")).to.have.length(0);
    expect(document.body.innerHTML).to.equal(written);
    expect(addresses).to.have.length(1);
    expect(["loading", "empty", "missing"].filter((state) => host.matches(`:state(${state})`))).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it("changes quantity and totals in place, keeps the focus, and asks for no page", async () => {
    await put(chair, 2);
    await forget();
    const host = place();
    await loaded(host);
    const before = amounts(host);
    const calls = watchCalls();
    button(host, chair, "plus").focus();
    await redrawn(host, () => sendKeys({ press: "Enter" }));
    expect(field(host, chair).value).to.equal("3");
    expect(amounts(host)).not.to.deep.equal(before);
    expect(host.shadowRoot!.activeElement).to.equal(button(host, chair, "plus"));
    expect(calls()).to.deep.equal(["/shop/cart/update_json"]);
    expect(await storedCart()).to.deep.equal({ [chair]: 3 });
  });

  it("shows its own empty state once the last line is removed, and stays on the page", async () => {
    await put(chair, 2);
    await put(bench, 1);
    await forget();
    const host = place();
    await loaded(host);
    const address = location.href;
    button(host, chair, "remove").focus();
    await redrawn(host, () => sendKeys({ press: "Enter" }));
    expect(host.shadowRoot!.activeElement).to.equal(field(host, bench));
    button(host, bench, "remove").click();
    await until(() => part(host, "empty"));
    expect(part(host, "empty").textContent).to.contain("Your cart is empty.");
    expect(part<HTMLAnchorElement>(host, "shop").href).to.equal(`${location.origin}/shop`);
    expect(host.matches(":state(empty)")).to.equal(true);
    expect(location.href).to.equal(address);
    await expect(host).to.be.accessible();
  });

  it("shows a product that the page adds, and leaves the empty state", async () => {
    const host = place();
    await until(() => host.matches(":state(empty)"));
    await ask("suite-cart-add", { productId: chair, quantity: 2 });
    await loaded(host);
    expect(field(host, chair).value).to.equal("2");
    expect(host.matches(":state(empty)")).to.equal(false);
  });

  it("shows the changes of another tab, and of another cart on the page", async () => {
    const lineId = await put(chair, 2);
    await forget();
    document.body.innerHTML = "<suite-cart></suite-cart><suite-cart></suite-cart>";
    const [first, second] = [...document.querySelectorAll("suite-cart")];
    await Promise.all([loaded(first!), loaded(second!)]);
    await redrawn(second!, () => button(first!, chair, "plus").click());
    expect(field(second!, chair).value).to.equal("3");
    await change({ product_id: chair, line_id: lineId, set_qty: 9 });
    await redrawn(first!, otherTab);
    expect([field(first!, chair).value, field(second!, chair).value]).to.deep.equal(["9", "9"]);
  });

  it("shares one request with the link to the cart", async () => {
    await put(chair, 2);
    pageRegistry().stores!.delete(`suite.cart ${location.origin}`);
    pageRegistry().stores!.delete(`suite.cart ${location.origin} content`);
    cart(location.origin).know({ quantity: 2, html: null });
    const calls = watchCalls();
    document.body.innerHTML = "<suite-cart-popover></suite-cart-popover><suite-cart></suite-cart>";
    await loaded(document.querySelector("suite-cart")!);
    expect(calls().filter((path) => path === "/shop/cart")).to.have.length(1);
  });

  it("keeps the author's message for an empty cart", async () => {
    const host = place("<suite-cart><p>Nothing in the basket.</p></suite-cart>");
    await until(() => part(host, "shop"));
    expect(host.querySelector("p")!.checkVisibility()).to.equal(true);
    expect(part(host, "empty").querySelector("p")).to.equal(null);
  });

  it("shows the parts that are asked for", async () => {
    await put(chair, 2);
    await forget();
    const host = place('<suite-cart data-show="totals checkout"></suite-cart>');
    await until(() => part(host, "totals"));
    expect(["lines", "totals", "coupon", "checkout"].map((name) => !!part(host, name))).to.deep.equal([
      false,
      true,
      false,
      true,
    ]);
  });

  it("sends the code of a discount without leaving the page, and shows what the suite says about a wrong one", async () => {
    await put(chair, 2);
    await forget();
    const host = place();
    await loaded(host);
    const enter = (code: string) => {
      const form = part(host, "coupon").querySelector("form")!;
      form.querySelector<HTMLInputElement>("[name=promo]")!.value = code;
      return redrawn(host, () => form.requestSubmit());
    };
    await enter("NONSENSE");
    expect(part(host, "coupon").querySelector(".suite-field-error")!.textContent).not.to.equal("");
    const before = amounts(host);
    await enter("PINE10");
    expect(part(host, "coupon").querySelector(".suite-field-error")).to.equal(null);
    expect(amounts(host)).not.to.deep.equal(before);
  });

  it("keeps the stock's limit of a line, and adds no field to a form around it", async () => {
    await put(cornerDesk, 3);
    await forget();
    const host = place("<form><suite-cart></suite-cart></form>");
    await loaded(host);
    button(host, cornerDesk, "plus").click();
    expect(field(host, cornerDesk).value).to.equal("3");
    expect([...new FormData(document.querySelector("form")!)]).to.have.length(0);
  });

  it("loads the cart again on request", async () => {
    const lineId = await put(chair, 2);
    await forget();
    const host = place();
    await loaded(host);
    await change({ product_id: chair, line_id: lineId, set_qty: 5 });
    await redrawn(host, () => (host as unknown as { refresh(): void }).refresh());
    expect(field(host, chair).value).to.equal("5");
  });

  it("says that the session has ended, or that there is no cart, and loads again by Retry", async () => {
    await put(chair, 2);
    const said = stub(console, "error");
    const answer = answerWith('<form class="oe_login_form"></form>');
    await forget();
    const host = place();
    const kinds: string[] = [];
    host.addEventListener("suite-error", ({ detail }: CustomEventInit<{ kind: string }>) => kinds.push(detail!.kind));
    await until(() => host.matches(":state(error)"));
    expect([kinds, said.called]).to.deep.equal([["session"], true]);
    answer.restore();
    part(host, "retry").click();
    await loaded(host);
    expect(host.matches(":state(error)")).to.equal(false);
    answerWith('<p>Welcome</p><sup class="my_cart_quantity">3</sup>');
    (host as unknown as { refresh(): void }).refresh();
    await until(() => host.matches(":state(missing)"));
    expect(part(host, "missing").textContent).to.equal("There is no cart here.");
  });

  it("takes texts, numbers and checked addresses alone from a hostile page", async () => {
    answerWith(`<div class="oe_cart"><sup class="my_cart_quantity">3</sup><table class="js_cart_lines" id="cart_products"><tbody><tr>
      <td class="td-img"><img src="javascript:globalThis.harmed=1" onerror="globalThis.harmed = 'error'"></td>
      <td class="td-product_name"><a href="javascript:globalThis.harmed=1"><strong>Chair<script>globalThis.harmed = 1</script><b onclick="harm()">!</b></strong></a></td>
      <td><input class="js_quantity" data-line-id="1" data-product-id="${chair}" value="3" onfocus="globalThis.harmed = 1" autofocus></td>
      <td class="td-price"><span>$ <span class="oe_currency_value">1.00<style>body{display:none}</style></span></span></td>
      </tr></tbody></table></div>`);
    await forget();
    const host = place();
    await loaded(host);
    expect(row(host, chair).querySelectorAll("a,img,script,b,[onfocus],[autofocus]")).to.have.length(0);
    expect(row(host, chair).querySelector("[part=name]")!.textContent).to.contain("Chair");
    expect(globalThis).not.to.have.property("harmed");
    expect(getComputedStyle(document.body).display).to.equal("block");
  });

  it("loads nothing while the page is edited", async () => {
    document.body.classList.add("editor_enable");
    const calls = spy(globalThis, "fetch");
    const host = place("<suite-cart><p>Cart</p></suite-cart>");
    await until(() => host.matches(":state(ready)"));
    expect(calls.called).to.equal(false);
    document.body.classList.remove("editor_enable");
    await idle(host);
  });
});
