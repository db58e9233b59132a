import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { offers } from "#shop/common/options/offers.ts";
import { totalOf } from "#shop/optional-products/rows.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { wireLine } from "../hand-cart.ts";
import { card, chair, desk, html, mat, place, polish } from "./dialog.ts";

describe("the dialog of optional products", () => {
  test("opens for an offer, and takes the offer from the other dialogs", async (t) => {
    const { suite, offer, now, names, outcome, host } = await place(t);
    await offer();
    assert.deepEqual([now().isOpen, now().quantity, host.states.has("open")], [true, 2, true]);
    assert.deepEqual([names(), outcome, offers(suite.origin).get()], [["suite-popup-show"], ["taken"], null]);
    assert.equal(totalOf(now()), 1500);
  });

  test("leaves the product to the cart if no option is available or readable, or the page prevents the dialog", async (t) => {
    const { offer, now, outcome, host } = await place(t);
    await offer({ html: "<html>" });
    await offer({ html: html(desk) });
    await offer({ html: html(mat, chair) });
    host.prevents.add("suite-popup-show");
    await offer();
    assert.deepEqual(
      [now().isOpen, outcome],
      [false, ["failed", "none", "failed", "none"].flatMap((end) => [end, "closed"])],
    );
  });

  test("leaves the product to the cart if its code cannot be loaded, and loads the code again for the next offer", async (t) => {
    let isThere = false;
    const { offer, now, outcome, names } = await place(t, [chair], true, () => isThere);
    await offer();
    assert.deepEqual([now().isOpen, outcome, names()], [false, ["failed", "closed"], []]);
    isThere = true;
    await offer();
    assert.deepEqual([now().isOpen, outcome], [true, ["failed", "closed", "taken"]]);
  });

  test("shows no offer that was aborted before its code is loaded", async (t) => {
    const end = new AbortController();
    const { offer, now, names } = await place(t, [chair], true, () => (end.abort(), true));
    await offer({ signal: end.signal });
    assert.deepEqual([now().isOpen, names()], [false, []]);
  });

  test("leaves the product to the cart if the page is edited before its code is loaded", async (t) => {
    let edit = () => {};
    const { offer, now, outcome, host, names } = await place(t, [chair], true, () => (edit(), true));
    edit = () => host.editing.set(true);
    await offer();
    assert.deepEqual([now().isOpen, outcome, names()], [false, ["none", "closed"], []]);
  });

  test("orders all chosen products by one call, also for several presses", async (t) => {
    const { suite, offer, add, confirm, once, now, names, outcome, host } = await place(t, [chair, card]);
    const notes = { product_custom_attribute_values: [{ custom_value: "Hi" }], no_variant_attribute_values: [] };
    await offer({ notes });
    add(40);
    (await suite.call(0)).answer("");
    const presses = [confirm("cart"), confirm("cart"), confirm("stay")];
    const { path, fields, show } = await suite.call(1);
    assert.equal(path, "/shop/cart/update_option");
    const { custom_values: values, ...rest } = fields;
    assert.deepEqual(rest, {
      product_id: "90",
      product_template_id: "9",
      add_qty: "2",
      "optional-product-40": "400",
      "optional-add-40": "1",
      lang: "en_US",
      goto_shop: "",
    });
    assert.deepEqual(JSON.parse(values!), [
      { product_id: 90, quantity: 2, ...notes },
      {
        product_id: 400,
        quantity: 2,
        product_custom_attribute_values: [
          { attribute_value_id: 108, attribute_value_name: "Your words", custom_value: "" },
        ],
        no_variant_attribute_values: [
          {
            attribute_value_id: 108,
            attribute_value_name: "Your words",
            value: "8",
            attribute_name: "Card",
            is_custom: true,
          },
        ],
      },
    ]);
    show("5");
    await Promise.all(presses);
    await once(({ isOpen }) => !isOpen);
    assert.deepEqual(
      [suite.asked.length, outcome, now().redirectUrl],
      [2, ["taken", "closed"], `${suite.origin}/shop/cart`],
    );
    assert.deepEqual(names(), ["suite-popup-show", "suite-cart-change", "suite-popup-hide"]);
    assert.deepEqual(host.events[1]![1], { quantity: 5 });
  });

  test("orders product by product if the page has no token, and repeats only the failed order", async (t) => {
    const { suite, offer, add, confirm, retry, once, outcome } = await place(t, [chair, card], false);
    await offer();
    add(40);
    (await suite.call(0)).answer("");
    void confirm("stay");
    const main = await suite.call(1);
    assert.deepEqual(
      [main.path, main.params!["product_id"], main.params!["add_qty"]],
      ["/shop/cart/update_json", 90, 2],
    );
    main.answer(wireLine(2));
    const option = await suite.call(2);
    assert.deepEqual([option.path, option.fields["product_id"]], ["/shop/cart/update", "400"]);
    option.fail();
    await once(({ error }) => !!error);
    retry();
    const again = await suite.call(3);
    assert.deepEqual([again.path, again.fields["product_id"]], ["/shop/cart/update", "400"]);
    again.show('<span class="my_cart_quantity">4</span>');
    await once(({ isOpen }) => !isOpen);
    assert.deepEqual([suite.asked.length, outcome], [4, ["taken", "closed"]]);
  });

  test("orders nothing if it is closed, and can be opened again", async (t) => {
    const { suite, offer, add, close, names, outcome, now } = await place(t);
    await offer();
    add(16);
    const items = await suite.call(0);
    close();
    items.answer(html(polish));
    await settled();
    assert.deepEqual([suite.asked.length, outcome, now().isOpen], [1, ["taken", "closed"], false]);
    assert.deepEqual(names(), ["suite-popup-show", "suite-popup-hide"]);
    await offer();
    assert.deepEqual([now().isOpen, now().rows.some(({ templateId }) => templateId === 31)], [true, false]);
  });

  test("dispatches an order that was running when it was closed, and does not navigate", async (t) => {
    const { suite, offer, close, confirm, now, names, outcome } = await place(t);
    await offer();
    const order = confirm("cart");
    const call = await suite.call(0);
    close();
    assert.deepEqual([now().isOpen, outcome], [false, ["taken"]]);
    call.show("2");
    await order;
    assert.deepEqual([suite.asked.length, now().redirectUrl, outcome], [1, null, ["taken", "closed"]]);
    assert.deepEqual(names(), ["suite-popup-show", "suite-popup-hide", "suite-cart-change"]);
  });

  test("shows an error, keeps the chosen products, and never orders again by itself", async (t) => {
    const { suite, offer, add, confirm, close, retry, now, listed, once } = await place(t);
    await offer();
    add(30);
    (await suite.call(0)).answer("");
    for (const [index, answer] of ["fail", "page"].entries()) {
      const order = index ? (retry(), Promise.resolve()) : confirm("stay");
      const call = await suite.call(1 + index);
      if (index) close();
      if (answer === "fail") call.fail();
      else call.show("<html>Sign in</html>");
      await order;
      await once(({ isSending }) => !isSending);
      assert.deepEqual([now().isOpen, !!now().error, listed()], [true, true, [9, -16, 30]], answer);
    }
    await settled();
    assert.equal(suite.asked.length, 3);
  });

  test("settles the offer when it is removed", async (t) => {
    const { offer, outcome, host, suite } = await place(t);
    await offer();
    host.remove();
    await settled();
    assert.deepEqual([outcome, suite.asked.length], [["taken", "closed"], 0]);
  });
});
