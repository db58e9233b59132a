import { expect } from "@open-wc/testing";
import { define } from "#shared/element/index.ts";
import button from "#shop/add-to-cart/add-to-cart.element.ts";
import { pageAddress } from "#shop/common/lists/page-address.ts";
import { until } from "../shared/state/visitor.ts";
import { watchWays } from "../ways.ts";
import { newCustomer, products, rendered } from "./basket.ts";

define(button);
const root = document.documentElement;
const { origin } = location;
const [address, lang] = [location.href, root.lang];

/** Pretends that the test runs in a page of the suite in a language. */
function open(path: string, language: string): void {
  history.replaceState(null, "", path);
  root.lang = language;
  root.dataset["websiteId"] = "1";
}

describe("pages of the shop", () => {
  beforeEach(() => newCustomer());
  afterEach(() => {
    history.replaceState(null, "", address);
    root.lang = lang;
    delete root.dataset["websiteId"];
  });

  it("have the language of the page that links to them in their addresses", () => {
    for (const [path, language, prefix] of [
      ["/fr_FR/shop/product/9", "fr-FR", "/fr_FR"],
      ["/fr/shop", "fr-FR", "/fr"],
      ["/sr_RS@latin/shop", "sr-RS@latin", "/sr_RS@latin"],
      ["/shop/product/9", "en-US", ""],
      ["/de/shop", "en-US", ""],
    ] as const) {
      open(path, language);
      expect(pageAddress(origin, "/shop/cart"), path).to.equal(`${origin}${prefix}/shop/cart`);
    }
    open("/fr_FR/shop", "fr-FR");
    expect(pageAddress("https://other.example", "/shop/cart")).to.equal("https://other.example/shop/cart");
    delete root.dataset["websiteId"];
    expect(pageAddress(origin, "/shop/cart"), "a page of another site").to.equal(`${origin}/shop/cart`);
  });

  it("navigate to the cart without a redirect", async () => {
    document.body.innerHTML = `<suite-add-to-cart data-product-id="${products.bench}" data-then="cart"></suite-add-to-cart>`;
    const host = document.querySelector("suite-add-to-cart")!;
    await rendered(host);
    open("/fr_FR/shop", "fr-FR");
    const { ways, stop } = watchWays();
    host.shadowRoot!.querySelector<HTMLElement>("[part=button]")!.click();
    await until(() => ways.length);
    stop();
    expect(ways).to.deep.equal([`${origin}/fr_FR/shop/cart`]);
  });
});
