import { expect, fixture, nextFrame } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { wishlist } from "#shop/common/lists/wishlist.ts";
import { wishlistLink as arabic } from "#shop/i18n/ar.json";
import wishlistLink from "#shop/wishlist-link/wishlist-link.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { ask, behave, comeBack, elsewhere, misbehave, newShopper, products } from "../lists.ts";

define(wishlistLink, translations({ ar: () => Promise.resolve({ wishlistLink: arabic }) }));

const { chair, bench } = products;
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const path = (host: Element) => new URL(part<HTMLAnchorElement>(host, "link")!.href).pathname;

async function place(html = "<suite-wishlist-link></suite-wishlist-link>"): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(`<div>${html}</div>`);
  const host = box.querySelector<HTMLElement>("suite-wishlist-link")!;
  await until(() => part(host, "link"), "no link");
  return host;
}

describe("suite-wishlist-link", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(() => restore());

  it("counts the products of the list, and links to the cart while the list is empty", async () => {
    const host = await place();
    expect([path(host), !!part(host, "badge")]).to.deep.equal(["/shop/cart", false]);
    await ask("suite-wishlist-add", { productId: chair });
    await until(() => part(host, "badge"));
    expect([path(host), part(host, "badge")!.title, part(host, "link")!.textContent]).to.deep.equal([
      "/shop/wishlist",
      "1 item",
      "Wishlist11 item",
    ]);
    await ask("suite-wishlist-add", { productId: bench });
    await until(() => part(host, "badge")!.title === "2 items");
    await expect(host).to.be.accessible();
  });

  it("restores a link of the page at the end", async () => {
    const box = await fixture<HTMLElement>(
      '<div><suite-wishlist-link><a href="/shop/wishlist">Wishes</a></suite-wishlist-link></div>',
    );
    const link = box.querySelector("a")!;
    await until(() => link.getAttribute("href") !== "/shop/wishlist", "not to the cart");
    box.firstElementChild!.remove();
    await until(() => link.getAttribute("href") === "/shop/wishlist", "not put back");
  });

  it("points a link of the page to the cart while the list is empty", async () => {
    const box = await fixture<HTMLElement>(
      '<div><suite-wishlist-link><a href="/shop/wishlist?from=menu">Wishes</a></suite-wishlist-link></div>',
    );
    const link = box.querySelector("a")!;
    await until(() => new URL(link.href).pathname === "/shop/cart", "not to the cart");
    await ask("suite-wishlist-add", { productId: chair });
    await until(() => link.getAttribute("href") === "/shop/wishlist?from=menu", "not to the list");
  });

  it("updates the count when the page becomes visible again", async () => {
    const host = await place();
    await elsewhere("/shop/wishlist/add", { product_id: chair });
    comeBack();
    await until(() => part(host, "badge")?.title === "1 item");
  });

  it("links to the address in data-href, unless it is a script", async () => {
    await ask("suite-wishlist-add", { productId: chair });
    expect(path(await place('<suite-wishlist-link data-href="/ar/shop/wishlist"></suite-wishlist-link>'))).to.equal(
      "/ar/shop/wishlist",
    );
    const host = await place('<suite-wishlist-link data-href="javascript:alert(1)"></suite-wishlist-link>');
    expect(part(host, "link")!.hasAttribute("href")).to.equal(false);
  });

  it("hides and shows the surrounding item of the suite's menu", async () => {
    const host = await place(
      '<ul><li id="my_wish" class="nav-item d-none" style="display: none"><suite-wishlist-link></suite-wishlist-link></li></ul>',
    );
    const item = host.closest<HTMLElement>("#my_wish")!;
    await ask("suite-wishlist-add", { productId: chair });
    await until(() => item.matches(":not(.d-none)") && getComputedStyle(item).display === "list-item");
    host.remove();
    await nextFrame();
    expect([item.className, item.style.display], "as the server sent it").to.deep.equal(["nav-item d-none", "none"]);
  });

  it("reports an error once, and reads the list again on retry", async () => {
    const logged = stub(console, "error");
    const host = await place();
    misbehave({ garbage: true });
    comeBack();
    await until(() => host.matches(":state(error)"));
    expect(logged.callCount).to.equal(1);
    await until(() => part(host, "retry"));
    await expect(host).to.be.accessible();
    behave();
    await elsewhere("/shop/wishlist/add", { product_id: chair });
    part(host, "retry")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !host.matches(":state(error)") && !part(host, "retry"));
    expect(host.shadowRoot!.activeElement === part(host, "link")).to.equal(true);
    expect([logged.callCount, part(host, "badge")?.title]).to.deep.equal([1, "1 item"]);
  });

  it("counts in the digits of the page's language", async () => {
    await ask("suite-wishlist-add", { productId: chair });
    const host = await place('<div lang="ar" dir="rtl"><suite-wishlist-link></suite-wishlist-link></div>');
    expect(part(host, "text")!.textContent).to.equal(arabic.wishlist);
    await until(() => part(host, "badge")?.title === arabic.items_one);
    // the badge is at the icon, which is on the right here, and does not cover the text
    expect(part(host, "badge")!.getBoundingClientRect().left).to.be.at.least(
      part(host, "text")!.getBoundingClientRect().right,
    );
    expect(wishlist(location.origin).state.get().value).to.deep.equal([chair]);
  });
});
