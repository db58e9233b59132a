import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { products, update } from "./shopper.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const ann = {
  name: "Ann Onymous",
  email: "ann@example.com",
  phone: "+1 555",
  street: "1 Road",
  city: "Town",
  zip: "10001",
  country_id: "233",
  state_id: "15",
  partner_id: "-1",
  submitted: "1",
  use_same: "1",
  field_required: "phone,name",
};
const boat = { ...ann, name: "Boat house", street: "2 Quay", country_id: "75", state_id: "" };

async function shopper(): Promise<Browser> {
  const visitor = browser(suite);
  await update(visitor, { product_id: products.chair, add_qty: 1 });
  return visitor;
}
const send = async (visitor: Browser, path: string, fields: Record<string, string>): Promise<Response> =>
  visitor.post(path, { csrf_token: await visitor.pageToken(), ...fields });
const enter = (visitor: Browser, fields: Record<string, string>) => send(visitor, "/shop/address", fields);
const target = async (answer: Response | Promise<Response>) => (await answer).headers.get("location");
const html = async (answer: Response | Promise<Response>) => (await answer).text();
const without = ({ ...fields }: Record<string, string>, ...names: string[]) => {
  for (const name of names) delete fields[name];
  return fields;
};
/** Returns the names of the shipping cards, the chosen one with a star. */
const cards = async (visitor: Browser): Promise<string[]> => {
  const page = (await html(visitor.request("/shop/checkout"))).split("all_shipping")[1]!;
  return page
    .split("one_kanban")
    .slice(2)
    .map((card) => `${/itemprop="name">([^<]*)/.exec(card)?.[1]}${card.includes("border_primary") ? "*" : ""}`);
};
const ids = async (visitor: Browser): Promise<string[]> =>
  [
    ...(await html(visitor.request("/shop/checkout")))
      .split("all_shipping")[1]!
      .matchAll(/name="partner_id" value="(\d+)"/g),
  ].map(([, id]) => id!);

describe("the checkout", () => {
  test("leads an anonymous visitor to the form, and from there to the payment, as recorded", async () => {
    const visitor = await shopper();
    assert.equal(await target(visitor.request("/shop/checkout")), "/shop/address");
    assert.equal(await target(visitor.request("/shop/confirm_order")), "/shop/address");
    assert.equal(await target(enter(visitor, ann)), "/shop/confirm_order");
    assert.equal(await target(visitor.request("/shop/confirm_order")), "/shop/payment");
    assert.equal(await target(visitor.request("/shop/checkout?express=1")), "/shop/confirm_order");
    assert.match(await html(visitor.request("/shop/checkout")), /1 Road<br\/?>Town NH 10001<br\/?>United States/);
  });

  test("asks for another shipping address, which is then chosen", async () => {
    const visitor = await shopper();
    assert.equal(await target(enter(visitor, without(ann, "use_same"))), "/shop/address");
    assert.match(await html(visitor.request("/shop/address")), /Shipping Address/);
    assert.equal(await target(enter(visitor, without(boat, "email", "use_same"))), "/shop/confirm_order");
    assert.deepEqual(await cards(visitor), ["Ann Onymous", "Boat house*"]);
  });

  test("needs a cart", async () => {
    const visitor = browser(suite);
    for (const [path, to] of [
      ["/shop/checkout", "/shop/cart"],
      ["/shop/address", "/shop"],
      ["/shop/confirm_order", "/shop"],
    ] as const)
      assert.equal(await target(visitor.request(path)), to);
  });

  test("asks signed-in users for missing parts of their address", async () => {
    const visitor = browser(suite);
    await visitor.signIn("publisher");
    await update(visitor, { product_id: products.chair, add_qty: 1 });
    assert.equal(await target(visitor.request("/shop/checkout")), "/shop/address?partner_id=9");
    assert.match(await html(visitor.request("/shop/address?partner_id=9")), /value="Ines Moreau"/);
  });
});

describe("an invalid form", () => {
  const cases: readonly (readonly [string, Record<string, string>, RegExp, string[]])[] = [
    ["a state is missing", { ...ann, state_id: "" }, /Some required fields are empty\./, ["state_id"]],
    ["a state of another country", { ...ann, state_id: "101" }, /Some required/, ["state_id"]],
    ["no country and no phone", { ...ann, country_id: "", phone: " " }, /Some required/, ["phone", "country_id"]],
    ["no such country", { ...ann, country_id: "99999" }, /Some required/, ["country_id"]],
    ["no address of e-mail", { ...ann, email: "ann" }, /Invalid Email!/, ["email"]],
  ];
  for (const [name, fields, message, marked] of cases) {
    test(`${name}: is shown again with the typed values and the errors`, async () => {
      const visitor = await shopper();
      const answer = await enter(visitor, fields);
      assert.equal(answer.status, 200);
      const page = await answer.text();
      assert.match(page, message);
      const invalid = [...page.matchAll(/<(?:input|select)[^>]*is-invalid[^>]*>/g)].map(
        ([tag]) => / name="(\w+)"/.exec(tag)?.[1],
      );
      assert.deepEqual(invalid.sort(), [...marked].sort());
      assert.match(page, /name="street"[^>]*value="1 Road"/);
      assert.equal(await target(visitor.request("/shop/confirm_order")), "/shop/address");
    });
  }

  test("of another session is rejected", async () => {
    const visitor = await shopper();
    for (const path of ["/shop/address", "/shop/checkout"])
      assert.equal((await visitor.post(path, { ...ann, csrf_token: "x" })).status, 400);
  });

  test("redirects to this site only", async () => {
    assert.equal(await target(enter(await shopper(), { ...ann, callback: "//evil.example/" })), "/shop/confirm_order");
  });
});

describe("address cards", () => {
  test("are chosen, with a one-word response to a script, and only among one's own", async () => {
    const [visitor, other] = [await shopper(), await shopper()];
    for (const each of [visitor, other]) {
      await enter(each, without(ann, "use_same"));
      await enter(each, boat);
    }
    const [billing, shipping] = await ids(visitor);
    const choose = (id: string) => send(visitor, "/shop/checkout", { partner_id: id, xhr: "1" });
    assert.equal(await html(choose(billing!)), "ok");
    assert.deepEqual(await cards(visitor), ["Ann Onymous*", "Boat house"]);
    await choose((await ids(other))[1]!);
    assert.deepEqual(await cards(visitor), ["Ann Onymous*", "Boat house"]);
    await choose(shipping!);
    await send(visitor, "/shop/checkout?use_billing", { partner_id: shipping!, xhr: "1" });
    assert.equal((await enter(visitor, { ...boat, partner_id: (await ids(other))[1]! })).status, 404);
  });

  test("are changed by the form, which leads back", async () => {
    const visitor = await shopper();
    await enter(visitor, ann);
    const [billing] = await ids(visitor);
    assert.match(await html(enter(visitor, { partner_id: billing! })), /name="name"[^>]*value="Ann Onymous"/);
    assert.equal(
      await target(enter(visitor, { ...without(ann, "use_same"), partner_id: billing!, name: "Ann Other" })),
      "/shop/checkout",
    );
    assert.deepEqual(await cards(visitor), ["Ann Other*"]);
  });

  test("of an anonymous visitor are replaced by those of the account", async () => {
    const visitor = await shopper();
    await enter(visitor, ann);
    await visitor.signIn("portal");
    assert.deepEqual(await cards(visitor), ["Joel Willis*"]);
  });
});
