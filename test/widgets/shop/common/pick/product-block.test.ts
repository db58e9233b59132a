import { expect, nextFrame } from "@open-wc/testing";
import { restore, spy, stub } from "sinon";
import { followBlock } from "#shop/common/pick/product-block.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { builtInPage, newShopper, watchCalls } from "#test/widgets/shop/lists.ts";
import { button, place } from "./block.ts";

const creating = "/product_configurator/create_product_variant";
const builtInBlock = async (path: string) => (await builtInPage(path)).querySelector(".js_product")!;

describe("buttons in the suite's product block", () => {
  // the first call starts the suite
  beforeEach(() => newShopper());
  afterEach(() => restore());

  it("mean what the block says, whatever they say themselves", async () => {
    const { comparison, asked, block, change } = await place(await builtInBlock("/shop/product/9"));
    expect(asked()).to.deep.equal({ productId: 91, templateId: 9, valueIds: [901, 904, 907, 908] });
    expect(asked(comparison)).to.deep.equal(asked());
    // as the built-in script writes what it has found out
    const field = block.querySelector<HTMLInputElement>(".product_id")!;
    field.value = "94";
    change(field);
    expect(asked()!.productId).to.equal(94);
  });

  it("mean the variant of other values, where no script finds out which one that is", async () => {
    const { wish, asked, block, change } = await place(await builtInBlock("/shop/product/9"));
    const oak = block.querySelector<HTMLInputElement>('[value="902"]')!;
    oak.checked = true;
    change(oak);
    expect(asked()).to.deep.equal({ productId: 0, templateId: 9, valueIds: [902, 904, 907, 908] });
    const calls = watchCalls();
    button(wish).click();
    await until(() => wish.matches(":state(wished)"));
    expect(calls()).to.deep.equal([creating, "/shop/wishlist/add"]);
    expect(await (await fetch("/shop/wishlist?count=1")).json()).to.deep.equal([94]);
    await until(() => button(wish).ariaPressed === "true");
  });

  it("mean what a visitor chose before they were there", async () => {
    const pressed = await builtInBlock("/shop/product/9");
    pressed.querySelector<HTMLInputElement>('[value="902"]')!.checked = true;
    expect((await place(pressed)).asked()).to.deep.equal({
      productId: 0,
      templateId: 9,
      valueIds: [902, 904, 907, 908],
    });
    const selected = await builtInBlock("/shop/product/9");
    const widths = selected.querySelector("select")!;
    widths.append(new Option("160 cm", "909"));
    const untouched = await place(selected.cloneNode(true) as Element);
    expect(untouched.asked()!.productId, "nothing was chosen").to.equal(91);
    widths.value = "909";
    expect((await place(selected)).asked()).to.deep.equal({
      productId: 0,
      templateId: 9,
      valueIds: [901, 904, 909, 908],
    });
  });

  it("have a variant made of the chosen values, where it does not exist yet", async () => {
    const said = stub(console, "error");
    const { wish, comparison, asked, block, change } = await place(await builtInBlock("/shop/product/37"));
    expect(said.callCount, "the block says which product").to.equal(0);
    expect(asked()).to.deep.equal({ productId: 0, templateId: 37, valueIds: [3701, 3704] });
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

  it("are absent while the shop does not have what is chosen", async () => {
    const { wish, comparison, block } = await place(await builtInBlock("/shop/product/9"));
    block.classList.add("css_not_available");
    await until(() =>
      [wish, comparison].every((host) => getComputedStyle(host).display === "none" && host.matches(":state(absent)")),
    );
    block.classList.remove("css_not_available");
    await until(() => [wish, comparison].every((host) => getComputedStyle(host).display === "inline-block"));
  });

  it("mean the variant that is chosen in a list of them", async () => {
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
    const { asked, change } = await place(list);
    expect(asked()).to.deep.equal({ productId: 31, templateId: 0, valueIds: [301, 302] });
    const [, second] = list.querySelectorAll("input");
    second!.checked = true;
    change(second!);
    expect(asked()!.productId).to.equal(32);
  });

  it("mean the template of a field that has a class alone", async () => {
    const block = await builtInBlock("/shop/product/37");
    block.querySelector("[name=product_template_id]")!.removeAttribute("name");
    const { asked } = await place(block);
    expect(asked()!.templateId).to.equal(37);
  });

  it("survive what is no JSON", async () => {
    const block = await builtInBlock("/shop/product/9");
    block.querySelector<HTMLElement>("ul")!.dataset["unchanged_value_ids"] = "{'broken: []'}";
    const { asked } = await place(block);
    expect(asked()!.productId).to.equal(91);
  });

  it("are deaf once they are gone", async () => {
    const { block, wish, change } = await place(await builtInBlock("/shop/product/9"));
    const end = new AbortController();
    const tell = spy();
    expect(followBlock(wish, end.signal, tell)).to.equal(true);
    change(block.querySelector(".product_id")!);
    expect(tell.callCount).to.equal(2);
    end.abort();
    change(block.querySelector(".product_id")!);
    block.classList.add("css_not_available");
    await nextFrame();
    expect(tell.callCount).to.equal(2);
  });
});
