import { expect, nextFrame } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import { followBlock } from "#shop/common/pick/product-block.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { builtInPage, newShopper, watchCalls } from "#test/widgets/shop/lists.ts";
import { button, place } from "./block.ts";

const creating = "/product_configurator/create_product_variant";
const builtInBlock = async (path: string) => (await builtInPage(path)).querySelector(".js_product")!;

describe("buttons in the suite's product block", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(() => restore());

  it("follow the block, and ignore their own attributes", async () => {
    const { comparison, intentOf, block, change } = await place(await builtInBlock("/shop/product/9"));
    expect(intentOf()).to.deep.equal({ productId: 91, templateId: 9, valueIds: [901, 904, 907, 908] });
    expect(intentOf(comparison)).to.deep.equal(intentOf());
    // as the built-in script writes the variant
    const field = block.querySelector<HTMLInputElement>(".product_id")!;
    field.value = "94";
    change(field);
    expect(intentOf()!.productId).to.equal(94);
  });

  it("send the chosen values if no script writes their variant", async () => {
    const { wish, intentOf, block, change } = await place(await builtInBlock("/shop/product/9"));
    const oak = block.querySelector<HTMLInputElement>('[value="902"]')!;
    oak.checked = true;
    change(oak);
    expect(intentOf()).to.deep.equal({ productId: 0, templateId: 9, valueIds: [902, 904, 907, 908] });
    const calls = watchCalls();
    button(wish).click();
    await until(() => wish.matches(":state(wished)"));
    expect(calls()).to.deep.equal([creating, "/shop/wishlist/add"]);
    expect(await (await fetch("/shop/wishlist?count=1")).json()).to.deep.equal([94]);
    await until(() => button(wish).ariaPressed === "true");
  });

  it("follow a choice that was made before they loaded", async () => {
    const pressed = await builtInBlock("/shop/product/9");
    pressed.querySelector<HTMLInputElement>('[value="902"]')!.checked = true;
    expect((await place(pressed)).intentOf()).to.deep.equal({
      productId: 0,
      templateId: 9,
      valueIds: [902, 904, 907, 908],
    });
    const selected = await builtInBlock("/shop/product/9");
    const widths = selected.querySelector("select")!;
    widths.append(new Option("160 cm", "909"));
    const untouched = await place(selected.cloneNode(true) as Element);
    expect(untouched.intentOf()!.productId, "nothing was chosen").to.equal(91);
    widths.value = "909";
    expect((await place(selected)).intentOf()).to.deep.equal({
      productId: 0,
      templateId: 9,
      valueIds: [901, 904, 909, 908],
    });
  });

  it("create a variant of the chosen values that does not exist yet", async () => {
    const logged = stub(console, "error");
    const { wish, comparison, intentOf, block, change } = await place(await builtInBlock("/shop/product/37"));
    expect(logged.callCount, "the block identifies the product").to.equal(0);
    expect(intentOf()).to.deep.equal({ productId: 0, templateId: 37, valueIds: [3701, 3704] });
    const brass = block.querySelector<HTMLInputElement>('[value="3702"]')!;
    brass.checked = true;
    change(brass);
    const calls = watchCalls();
    button(wish).click();
    await until(() => wish.matches(":state(wished)"));
    button(comparison).click();
    await until(() => comparison.matches(":state(compared)"));
    expect(calls().filter((path) => path === creating)).to.have.length(2);
    const plain = block.querySelector<HTMLInputElement>('[value="3701"]')!;
    plain.checked = true;
    change(plain);
    expect(
      [wish.matches(":state(wished)"), comparison.matches(":state(compared)")],
      "another one is meant",
    ).to.deep.equal([false, false]);
  });

  it("are absent while the shop does not have the choice", async () => {
    const { wish, comparison, block } = await place(await builtInBlock("/shop/product/9"));
    block.classList.add("css_not_available");
    await until(() =>
      [wish, comparison].every((host) => getComputedStyle(host).display === "none" && host.matches(":state(absent)")),
    );
    block.classList.remove("css_not_available");
    await until(() => [wish, comparison].every((host) => getComputedStyle(host).display === "inline-block"));
  });

  it("follow the chosen variant of a list", async () => {
    const list = document.createElement("div");
    list.className = "js_product";
    list.append(
      ...[31, 32].map((id, index) =>
        Object.assign(document.createElement("input"), {
          type: "radio",
          name: "product_id",
          className: "product_id js_product_change",
          value: id,
          checked: !index,
        }),
      ),
      Object.assign(document.createElement("ul"), { className: "js_add_cart_variants" }),
    );
    list.querySelector("ul")!.dataset["unchanged_value_ids"] = "[301, 302]";
    const { intentOf, change } = await place(list);
    expect(intentOf()).to.deep.equal({ productId: 31, templateId: 0, valueIds: [301, 302] });
    const [, second] = list.querySelectorAll("input");
    second!.checked = true;
    change(second!);
    expect(intentOf()!.productId).to.equal(32);
  });

  it("find the template's field by its class alone", async () => {
    const block = await builtInBlock("/shop/product/37");
    block.querySelector("[name=product_template_id]")!.removeAttribute("name");
    const { intentOf } = await place(block);
    expect(intentOf()!.templateId).to.equal(37);
  });

  it("ignore malformed JSON", async () => {
    const block = await builtInBlock("/shop/product/9");
    block.querySelector<HTMLElement>("ul")!.dataset["unchanged_value_ids"] = "{'broken: []'}";
    const { intentOf } = await place(block);
    expect(intentOf()!.productId).to.equal(91);
  });

  it("stop following after their signal", async () => {
    const { block, wish, change } = await place(await builtInBlock("/shop/product/9"));
    const end = new AbortController();
    const onChoice = spy();
    expect(followBlock(wish, end.signal, onChoice)).to.equal(true);
    change(block.querySelector(".product_id")!);
    expect(onChoice.callCount).to.equal(2);
    end.abort();
    change(block.querySelector(".product_id")!);
    block.classList.add("css_not_available");
    await nextFrame();
    expect(onChoice.callCount).to.equal(2);
  });
});
