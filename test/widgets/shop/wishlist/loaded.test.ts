import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { wishlist } from "#shop/common/lists/wishlist.ts";
import declaration from "#shop/wishlist/wishlist.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { ask, elsewhere, newShopper, products, watchCalls } from "../lists.ts";

define(declaration);
const { chair, bench, lamp } = products;

const place = (markup = "<suite-wishlist></suite-wishlist>") => {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>("suite-wishlist")!;
};
const part = <T extends HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<T>(`[part=${name}]`)!;
const row = (host: Element, product: number) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[data-wish-id][data-product-id="${product}"]`)!;
const button = (host: Element, product: number, name: string) =>
  row(host, product).querySelector<HTMLButtonElement>(`[name=${name}]`)!;
const seen = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll<HTMLElement>("[data-wish-id]")]
    .filter((each) => each.checkVisibility())
    .map(({ dataset }) => Number(dataset["productId"]));
const loaded = (host: Element) => until(() => part(host, "list"));

/** Puts products on the list as another page would, and makes the store of the page read it. */
async function wish(...ids: number[]): Promise<void> {
  for (const product_id of ids) await elsewhere("/shop/wishlist/add", { product_id });
  await wishlist(location.origin).reload();
}

describe("suite-wishlist without rows", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(() => {
    restore();
    document.body.replaceChildren();
  });

  it("shows the visitor's list, and leaves the author's markup as it is", async () => {
    await wish(chair, bench);
    const written = '<suite-wishlist><a href="/shop/wishlist">Wishlist</a></suite-wishlist>';
    const host = place(written);
    await loaded(host);
    expect(seen(host)).to.deep.equal([chair, bench]);
    expect(row(host, chair).querySelector("[part=name]")!.textContent).to.equal("Number Seven chair");
    expect(row(host, chair).querySelector("[part=price]")!.textContent).to.match(/^\$ \d/);
    expect(row(host, chair).querySelector("img")!.src).to.contain("/web/image/");
    expect(host.shadowRoot!.querySelectorAll("[class*=o_wish],[id],script,style")).to.have.length(0);
    expect(document.body.innerHTML).to.equal(written);
    expect(host.querySelector("a")!.checkVisibility()).to.equal(false);
    await expect(host).to.be.accessible();
  });

  it("asks for no page while the list is empty, and shows a message and the way to the shop", async () => {
    const calls = watchCalls();
    const host = place();
    await until(() => part(host, "empty"));
    expect(part(host, "empty").textContent).to.contain("Your wishlist is empty.");
    expect(part<HTMLAnchorElement>(host, "shop").href).to.equal(`${location.origin}/shop`);
    expect([host.matches(":state(empty)"), calls().length]).to.deep.equal([true, 0]);
    await expect(host).to.be.accessible();
  });

  it("removes rows without another page, and shows its empty state after the last one", async () => {
    await wish(chair, bench);
    const host = place();
    await loaded(host);
    const address = location.href;
    const calls = watchCalls();
    button(host, chair, "remove").focus();
    await sendKeys({ press: "Enter" });
    await until(() => seen(host).length === 1);
    expect(host.shadowRoot!.activeElement).to.equal(button(host, bench, "remove"));
    await sendKeys({ press: "Enter" });
    await until(() => part(host, "empty"));
    expect(calls().filter((path) => path === "/shop/wishlist" || path === "/shop")).to.have.length(2);
    expect(host.shadowRoot!.activeElement).not.to.equal(null);
    expect(location.href).to.equal(address);
  });

  it("moves a product to the cart, and keeps it where the visitor wants to", async () => {
    await wish(chair, bench);
    const host = place();
    await loaded(host);
    const changes: unknown[] = [];
    host.addEventListener("suite-cart-change", ({ detail }: CustomEventInit<unknown>) => changes.push(detail));
    host.shadowRoot!.querySelector<HTMLInputElement>("[name=keep]")!.click();
    button(host, chair, "add").click();
    await until(() => changes.length === 1 && !button(host, chair, "add").disabled);
    expect(seen(host)).to.deep.equal([chair, bench]);
    host.shadowRoot!.querySelector<HTMLInputElement>("[name=keep]")!.click();
    button(host, chair, "add").click();
    await until(() => seen(host).length === 1);
    expect(seen(host)).to.deep.equal([bench]);
  });

  it("shows a product that a button of the page adds, in both lists of the page", async () => {
    await wish(chair);
    document.body.innerHTML = "<form>" + "<suite-wishlist></suite-wishlist>".repeat(2) + "</form>";
    const hosts = [...document.querySelectorAll("suite-wishlist")];
    await Promise.all(hosts.map(loaded));
    await ask("suite-wishlist-add", { productId: lamp });
    await until(() => hosts.every((host) => seen(host).length === 2));
    expect([...new FormData(document.querySelector("form")!)]).to.have.length(0);
  });

  it("loads the list again on request", async () => {
    await wish(chair);
    const host = place();
    await loaded(host);
    await elsewhere("/shop/wishlist/add", { product_id: bench });
    (host as unknown as { refresh(): void }).refresh();
    await until(() => seen(host).length === 2);
  });

  it("says that there is no list on another page, and takes texts and checked addresses alone from a hostile one", async () => {
    await wish(chair);
    const said = stub(console, "error");
    let page = '<form class="oe_login_form"></form>';
    const { fetch } = window;
    stub(window, "fetch").callsFake((request, options) => {
      const { pathname, search } = new URL((request as Request).url);
      if (pathname !== "/shop/wishlist" || search) return fetch.call(window, request, options);
      const reply = new Response(page, { headers: { "Content-Type": "text/html" } });
      return Promise.resolve(Object.defineProperty(reply, "url", { value: (request as Request).url }));
    });
    const host = place("<suite-wishlist><p>Wishlist</p></suite-wishlist>");
    await until(() => host.matches(":state(missing)"));
    expect(part(host, "missing").textContent).to.equal("There is no wishlist here.");
    expect(host.querySelector("p")!.checkVisibility()).to.equal(true);
    page = `<section class="wishlist-section"><table><tr data-wish-id="7" data-product-id="${chair}">
      <td><a href="javascript:globalThis.harmed=1"><img src="x" onerror="globalThis.harmed=1"></a></td>
      <td><strong>Chair<script>globalThis.harmed = 1</script><i onclick="globalThis.harmed = 1">!</i></strong></td></tr></table></section>`;
    (host as unknown as { refresh(): void }).refresh();
    await loaded(host);
    expect(row(host, chair).querySelectorAll("a,script,i,[onerror]")).to.have.length(0);
    expect(globalThis).not.to.have.property("harmed");
    expect(said.called).to.equal(false);
  });
});
