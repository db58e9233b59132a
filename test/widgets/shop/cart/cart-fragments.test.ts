import { expect } from "@open-wc/testing";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/cart/cart.element.ts";
import { cart } from "#shop/common/lists/cart.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, otherTab, products, put } from "../basket.ts";
import { place, text } from "./cart-page.ts";

define(declaration);
const { chair } = products;

describe("answers of the suite to suite-cart on its page", () => {
  // the first call starts the demo server
  beforeEach(() => newCustomer());
  afterEach(() => restore());

  it("are inserted without harmful markup", async () => {
    await put(chair, 2);
    const { host, type, replaced } = await place();
    const hostile = `
      <table class="js_cart_lines" id="cart_products"><tbody><tr>
        <td><img src="/web/image/product.product/151/image_small" onerror="globalThis.harmed = 'onerror'"><script>globalThis.harmed = "script"</script></td>
        <td><a href="javascript:globalThis.harmed='link'" class="suite-follow evil">Chair</a><suite-follow data-model="a.b" data-res-id="1"></suite-follow></td>
        <td><iframe srcdoc="<script>parent.harmed = 'frame'</script>"></iframe><style>body { display: none }</style><b style="position:fixed">Big</b></td>
        <td><input class="js_quantity" data-line-id="1" data-product-id="${chair}" value="3" onfocus="globalThis.harmed = 'focus'" autofocus></td>
      </tr></tbody></table>`;
    const result = {
      line_id: 1,
      quantity: 3,
      cart_quantity: 3,
      "website_sale.cart_lines": hostile,
      "website_sale.short_cart_summary": '<p class="js_cart_summary" onclick="alert(1)">Sum</p>',
    };
    stub(window, "fetch").callsFake(() => Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result })));
    await replaced(() => type(chair, "3"));
    const lines = host.querySelector("#cart_products")!;
    expect(lines.textContent).to.contain("Chair");
    expect(
      lines.querySelectorAll(
        "script, suite-follow, iframe, style, [style], [onerror], [onfocus], [autofocus], .suite-follow, a[href]",
      ),
    ).to.have.length(0);
    expect(document.querySelector(".js_cart_summary")!.attributes).to.have.length(1);
    expect(globalThis).not.to.have.property("harmed");
    expect(getComputedStyle(document.body).display).to.equal("block");
  });

  it("are ignored if they contain no cart", async () => {
    await put(chair, 2);
    const { quantity } = await place();
    stub(window, "fetch").callsFake(() => Promise.resolve(new Response("<h1>Welcome to the hotel network</h1>")));
    otherTab();
    await until(() => cart(location.origin).state.get().error);
    await new Promise(requestAnimationFrame);
    expect([quantity(chair), text(".js_cart_summary").length]).to.deep.equal(["2", 1]);
  });
});
