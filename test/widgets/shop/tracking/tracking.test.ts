import { expect, fixtureCleanup } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import { cart } from "#shop/common/lists/cart.ts";
import declaration from "#shop/tracking/tracking.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, products, rendered } from "../basket.ts";
import { ask, comeBack } from "../lists.ts";

define(declaration);

interface Statistics {
  ga?: unknown;
  dataLayer?: unknown;
}
const page = window as Statistics;
const ecom = (rest: string) => `/stats/ecom/${rest}`;

/** Opens a page of the shop; returns the calls that the site's statistics receive. */
async function place(content: string, statistics: "ga" | "dataLayer" | "none" = "ga") {
  const calls: unknown[][] = [];
  const layer: unknown[] = [];
  if (statistics === "ga") page.ga = (...args: unknown[]) => calls.push(args);
  if (statistics !== "none") page.dataLayer = layer;
  const main = document.createElement("main");
  main.innerHTML = `<div class="oe_website_sale">${content}</div>`;
  const events: string[] = [];
  main.addEventListener("suite-track", (event) => events.push((event as CustomEvent<{ name: string }>).detail.name));
  // no link leaves the page
  main.addEventListener("click", (event) => event.preventDefault());
  document.body.append(main);
  const markup = main.querySelector<HTMLElement>(declaration.adopts!.selector)!;
  const { host } = wrap(markup, declaration.tag, [], declaration.adopts!.place);
  await rendered(host);
  const paths = () => calls.filter(([send]) => send === "send").map(([, , told]) => (told as { page: string }).page);
  const press = (selector: string) => main.querySelector<HTMLElement>(selector)!.click();
  return { main, host, calls, layer, events, paths, press };
}

describe("suite-tracking", () => {
  before(() => newCustomer());
  beforeEach(() => {
    comeBack();
    sessionStorage.removeItem("suite.tracking.order");
  });
  afterEach(() => {
    restore();
    fixtureCleanup();
    document.querySelector("main")?.remove();
    delete page.ga;
    delete page.dataLayer;
    document.cookie = "suite_consent=; path=/; max-age=0";
  });

  const view = '<div id="product_detail"><input type="hidden" name="product_id" value="19"></div>';
  it("reports the chosen variant of the suite's list, and finds a field by its class", async () => {
    const list = [19, 20].map(
      (id) =>
        `<input type="radio" class="product_id js_product_change" name="product_id" value="${id}"${id === 20 ? " checked" : ""}>`,
    );
    const { paths } = await place(`<div id="product_detail"><div class="js_product">${list.join("")}</div></div>`);
    expect(paths()).to.deep.equal([ecom("product_view/20")]);
    document.querySelector("main")!.remove();
    comeBack();
    const byClass = await place('<div id="product_detail"><input type="hidden" class="product_id" value="21"></div>');
    expect(byClass.paths()).to.deep.equal([ecom("product_view/21")]);
  });

  it("reports the product once more when the visitor returns to its page, as a page that loads again, but no order", async () => {
    const { paths, main } = await place(`${view}<div class="oe_website_sale_tx_status" data-order-id="58"></div>`);
    const second = document.createElement(declaration.tag);
    main.append(second);
    await rendered(second);
    stub(window, "fetch").rejects(new TypeError("offline"));
    const seen = [ecom("product_view/19"), ecom("order_confirmed/58")];
    expect(paths()).to.deep.equal(seen);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(paths()).to.deep.equal(seen);
    comeBack();
    expect(paths()).to.deep.equal([...seen, ecom("product_view/19")]);
  });

  const choose = (choice: string) => {
    document.cookie = `suite_consent=${choice}; path=/`;
    dispatchEvent(new CustomEvent("suite-consent-change"));
  };

  it("waits for consent on a page that requests it, then reports the page once", async () => {
    const { paths, events } = await place(`<suite-consent></suite-consent>${view}`);
    choose("video");
    expect([paths(), events]).to.deep.equal([[], []]);
    choose("video.tracking");
    choose("tracking");
    expect(paths()).to.deep.equal([ecom("product_view/19")]);
  });

  it("respects the choice of another page on pages that do not request consent, but no choice about other purposes", async () => {
    choose("none");
    const { paths, main, press } = await place(`${view}<a id="go" href="/shop/checkout">Checkout</a>`);
    press("#go");
    expect(paths()).to.deep.equal([]);
    main.insertAdjacentHTML("beforeend", '<suite-consent data-for="video social"></suite-consent>');
    press("#go");
    expect(paths()).to.deep.equal([ecom("customer_checkout")]);
  });

  it("continues without access to cookies, and reports only while the page requests no consent", async () => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
    const get = () => {
      throw new DOMException("The document is sandboxed", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { configurable: true, get, set: get });
    const { paths, main, press } = await place(`${view}<a id="go" href="/shop/checkout">Checkout</a>`);
    main.insertAdjacentHTML("beforeend", "<suite-consent></suite-consent>");
    press("#go");
    Object.defineProperty(Document.prototype, "cookie", own);
    expect(paths()).to.deep.equal([ecom("product_view/19")]);
  });

  it("reports the steps of an order as the built-in pages do, each once", async () => {
    const { press, paths, calls, host } = await place(`
      <div class="oe_cart">
        <div id="product_detail"><input type="hidden" name="product_id" value="19"></div>
        <a id="in" href="/web/login?redirect=/shop/checkout">Log In</a>
        <a id="go" href="/fr_FR/shop/checkout?express=1"><span>Process Checkout</span></a>
        <a id="yes" href="/shop/confirm_order">Confirm</a>
        <form class="o_payment_form">
          <label><input type="radio" name="pm_id" value="form_5" checked data-form-payment data-provider="transfer"><span class="payment_option_name"> Wire
            Transfer </span></label>
          <button id="o_payment_form_pay" type="submit">Pay Now</button>
        </form>
      </div>`);
    for (const selector of ["#in", "#go span", "#go", "#yes", "#o_payment_form_pay", "#o_payment_form_pay"])
      press(selector);
    const confirmed = document.querySelector('header a[href*="/web/login"]') ? ["customer_signup"] : [];
    const steps = ["product_view/19", "customer_signin", "customer_checkout", ...confirmed, "order_checkout"];
    expect(paths()).to.deep.equal([...steps, "order_payment/Wire Transfer"].map(ecom));
    expect(calls[0]).to.deep.equal(["send", "pageview", { page: ecom("product_view/19"), title: document.title }]);
    expect([host.localName, host.shadowRoot!.querySelector("span")!.checkVisibility()]).to.deep.equal([
      "suite-tracking",
      false,
    ]);
  });

  for (const [what, radio, told] of [
    ["a saved card", 'value="3"', "saved card"],
    ["a saved card of a named provider", 'value="3" data-provider="stripe"', "saved card"],
    ["a provider", 'value="new_8" data-s2s-payment data-provider="stripe"', "stripe"],
  ] as const)
    it(`reports the provider or "saved card", never a saved card's holder and digits: ${what}`, async () => {
      const label = told === "saved card" ? "XXXXXXXXXXXX4242 - Joel Willis" : "";
      const { press, paths } = await place(`
        <form class="o_payment_form">
          <label><input type="radio" name="pm_id" ${radio} checked><span class="payment_option_name">${label}</span></label>
          <button id="o_payment_form_pay" type="submit">Pay Now</button>
        </form>`);
      press("#o_payment_form_pay");
      expect(paths()).to.deep.equal([ecom(`order_payment/${told}`)]);
    });

  it("reports the sign-up at the end of an order, where the visitor has a link to sign in", async () => {
    const { press, paths } = await place(
      `<ul id="top_menu"><li><a href="/web/login">Sign in</a></li></ul><a id="yes" href="/shop/confirm_order">Confirm</a>`,
    );
    press("#top_menu a");
    press("#yes");
    expect(paths()).to.deep.equal([ecom("customer_signin"), ecom("customer_signup"), ecom("order_checkout")]);
  });

  it("reports a product once it is in the cart, and the press of a form without an element", async () => {
    cart(location.origin);
    // Firefox also sends a form for an event that a script dispatches
    const { paths, main } = await place(
      `<iframe name="elsewhere" title="Elsewhere"></iframe>
      <form action="/shop/cart/update" method="post" target="elsewhere"><input type="hidden" name="product_id" value="21"><a class="a-submit">Add</a></form>`,
    );
    await ask("suite-cart-add", { productId: products.chair, quantity: 1 });
    await until(() => paths().length === 1);
    await ask("suite-cart-add", { productId: 999_999, quantity: 1 })?.catch(() => {});
    main.querySelector("form")!.addEventListener("submit", (event) => queueMicrotask(() => event.preventDefault()));
    const submitted = new SubmitEvent("submit", { bubbles: true, cancelable: true });
    main.querySelector("form")!.dispatchEvent(submitted);
    main.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(paths()).to.deep.equal([ecom(`product_add_to_cart/${products.chair}`), ecom("product_add_to_cart/21")]);
  });

  it("reports an order that the page confirms, with its lines", async () => {
    const transaction = { id: 57, affiliation: "Us", revenue: 85, tax: 0, currency: "USD", shipping: 0 };
    const lines = [{ id: 57, sku: "x", name: "Desk", category: "-", price: 85, quantity: 1 }];
    const answer = () => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result: { transaction, lines } }));
    stub(window, "fetch").callsFake(answer);
    const { calls, events } = await place(`<div class="oe_website_sale_tx_status" data-order-id="57"></div>`);
    await until(() => calls.length === 6);
    expect(calls).to.deep.equal([
      ["require", "ecommerce"],
      ["send", "pageview", { page: ecom("order_confirmed/57"), title: document.title }],
      ["ecommerce:clear"],
      ["ecommerce:addTransaction", transaction],
      ["ecommerce:addItem", lines[0]],
      ["ecommerce:send"],
    ]);
    expect(events).to.deep.equal(["order_confirmed", "last_order"]);
  });

  it("reports to a data layer if the page has no analytics function, and nothing without both", async () => {
    const product = `<div id="product_detail"><input type="hidden" name="product_id" value="19"></div>`;
    const { layer, main } = await place(product, "dataLayer");
    expect(layer).to.deep.equal([
      { event: "product_view", page: ecom("product_view/19"), title: document.title, id: "19" },
    ]);
    main.remove();
    comeBack();
    const { events } = await place(`<img id="ga" alt=""><form id="dataLayer"></form>${product}`, "none");
    expect(events).to.deep.equal(["product_view"]);
  });

  it("continues if the site's statistics throw", async () => {
    const { events, press } = await place(
      `<a id="go" href="/shop/checkout">Checkout</a><a id="in" href="/web/login">Log In</a>`,
    );
    const warned = stub(console, "warn");
    page.ga = () => {
      throw new Error("of the page");
    };
    press("#go");
    press("#in");
    expect([events, warned.callCount]).to.deep.equal([["customer_checkout", "customer_signin"], 2]);
  });
});
