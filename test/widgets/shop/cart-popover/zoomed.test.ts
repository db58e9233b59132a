import { expect } from "@open-wc/testing";
import { isWebKit, needs } from "#scripts/wtr/needs.mjs";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/cart-popover/cart-popover.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { newCustomer, rendered } from "../basket.ts";

define(declaration);

describe("suite-cart-popover in a zoomed page", () => {
  beforeEach(() => newCustomer());
  afterEach(() => {
    document.body.style.zoom = "";
  });

  it("opens at its link", async () => {
    needs(!isWebKit); // WebKitGTK measures boxes in px before the zoom
    document.body.style.zoom = "0.75";
    document.body.innerHTML = `<main style="padding:60px 0 0 500px"><suite-cart-popover></suite-cart-popover></main>`;
    const host = document.querySelector("suite-cart-popover")!;
    await rendered(host);
    host.shadowRoot!.querySelector<HTMLElement>("[part=toggle]")!.click();
    await until(() => host.matches(":state(open)"));
    const popover = host.shadowRoot!.querySelector("[part=popover]")!;
    await until(() => popover.matches(":popover-open"));
    const [box, link] = [popover.getBoundingClientRect(), host.getBoundingClientRect()];
    expect(box.top).to.be.closeTo(link.bottom, 8);
    expect(box.right).to.be.closeTo(link.right, 8);
  });
});
