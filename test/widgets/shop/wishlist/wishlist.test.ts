import { expect, fixture, nextFrame } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import wishlistElement from "#shop/wishlist/wishlist.element.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { behave, builtInPage, elsewhere, misbehave, newShopper, products, watchCalls, watchFlights } from "../lists.ts";

define(wishlistElement);

const { chair, bench, bookEnds } = products;
const update = "/shop/cart/update_json";
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const rows = (host: Element) => [...host.querySelectorAll<HTMLElement>("[data-wish-id]")];
const seen = (host: Element) =>
  rows(host)
    .filter((row) => row.getBoundingClientRect().height > 0)
    .map(({ dataset }) => Number(dataset["productId"]));
const inCart = async () => Number((await builtInPage("/shop/cart")).querySelector(".my_cart_quantity")?.textContent);
const wished = async () => (await (await fetch("/shop/wishlist?count=1")).json()) as number[];

async function wish(...ids: number[]): Promise<void> {
  for (const product_id of ids) await elsewhere("/shop/wishlist/add", { product_id });
}

/** Rows of the built-in page, wrapped as the loader does it. */
async function builtIn(): Promise<HTMLElement> {
  const host = document.createElement("suite-wishlist");
  host.append((await builtInPage("/shop/wishlist")).querySelector(".wishlist-section")!);
  (await fixture("<div></div>")).append(host);
  return host;
}

/** Simple markup with the visitor's entries. */
async function simple(): Promise<HTMLElement> {
  const wishes = rows(await builtInPage("/shop/wishlist")).map(({ dataset }) => [
    dataset["wishId"],
    dataset["productId"],
  ]);
  const list = wishes.map(
    ([wishId, id]) =>
      `<li data-wish-id="${wishId}" data-product-id="${id}">${id} <button name="add">Add to Cart</button> <button name="remove">Remove</button></li>`,
  );
  return fixture(
    `<suite-wishlist><label><input type="checkbox" name="keep"> Keep it here</label><ul>${list.join("")}</ul></suite-wishlist>`,
  );
}

for (const [kind, place, controls] of [
  ["the suite's own markup", builtIn, { add: ".o_wish_add", remove: ".o_wish_rm", keep: "#b2b_wish" }],
  ["simple markup", simple, { add: "[name=add]", remove: "[name=remove]", keep: "[name=keep]" }],
] as const) {
  describe(`suite-wishlist in ${kind}`, () => {
    // the first call starts the demo server
    beforeEach(() => newShopper());
    afterEach(() => restore());

    const ready = async () => {
      const host = await place();
      await until(() => part(host, "status"), "no element");
      const control = (name: keyof typeof controls, row = 0) =>
        (name === "keep" ? host : rows(host)[row]!).querySelector<HTMLButtonElement & HTMLInputElement>(
          controls[name],
        )!;
      return { host, control };
    };

    it("removes entries by keyboard; the focus moves to the next entry, then to the previous one", async () => {
      await wish(chair, bench, bookEnds);
      const { host, control } = await ready();
      const events: unknown[] = [];
      host.addEventListener("suite-wishlist-change", (event) => events.push((event as CustomEvent).detail));
      control("remove", 1).focus();
      await sendKeys({ press: "Enter" });
      await until(() => events.length === 1);
      expect(seen(host)).to.deep.equal([chair, bookEnds]);
      expect(document.activeElement === control("remove", 2)).to.equal(true);
      await until(() => part(host, "status")!.textContent === "The product is no longer on your wishlist.");
      await expect(host).to.be.accessible({ ignoredRules: ["region"] });
      await sendKeys({ press: "Enter" });
      await until(() => events.length === 2);
      expect(document.activeElement === control("remove", 0)).to.equal(true);
      expect(events).to.deep.equal([{ ids: [chair, bookEnds] }, { ids: [chair] }]);
      expect(await wished()).to.deep.equal([chair]);
    });

    it("shows an entry again if its removal failed, with an error, and removes it at the next try", async () => {
      stub(console, "error");
      await wish(chair, bench);
      const { host, control } = await ready();
      misbehave({ errors: 1 });
      control("remove").click();
      expect(seen(host)).to.deep.equal([bench]);
      await until(() => part(host, "failure"));
      expect(seen(host)).to.deep.equal([chair, bench]);
      await expect(host).to.be.accessible({ ignoredRules: ["region"] });
      behave();
      control("remove").click();
      await until(() => !part(host, "failure"));
      await until(async () => (await wished()).join() === String(bench));
    });

    it("moves an entry to the cart", async () => {
      await wish(chair, bench);
      const { host, control } = await ready();
      const changes: unknown[] = [];
      host.addEventListener("suite-cart-change", (event) => changes.push((event as CustomEvent).detail));
      const flights = await watchFlights(host);
      control("add").click();
      expect([control("add", 0).disabled, control("add", 1).disabled], "one at a time").to.deep.equal([true, true]);
      await until(() => seen(host).length === 1 && !control("add", 1).disabled);
      expect([seen(host), changes, await inCart(), flights()]).to.deep.equal([[bench], [{ quantity: 1 }], 1, 0]);
    });

    it("keeps the focus on the pressed button, and moves it when the row is hidden", async () => {
      await wish(chair, bench);
      const { host, control } = await ready();
      control("keep").click();
      control("add").focus();
      await sendKeys({ press: "Enter" });
      await until(async () => (await inCart()) === 1 && !control("add").disabled);
      expect(document.activeElement === control("add"), "the row stays").to.equal(true);
      control("keep").click();
      await sendKeys({ press: "Enter" });
      await until(() => seen(host).length === 1 && !control("add", 1).disabled);
      expect(document.activeElement === control("remove", 1), "the row is gone").to.equal(true);
    });

    it("does not take the focus that the visitor has moved meanwhile", async () => {
      await wish(chair, bench);
      const { control } = await ready();
      control("keep").click();
      control("add").focus();
      control("add").click();
      control("keep").focus();
      await until(() => !control("add").disabled);
      expect(document.activeElement === control("keep")).to.equal(true);
    });

    it("retries the failed call, and keeps the focus inside", async () => {
      stub(console, "error");
      await wish(chair, bench, bookEnds);
      const { host, control } = await ready();
      misbehave({ errors: 1 });
      control("remove").click();
      await until(() => part(host, "retry"));
      behave();
      part(host, "retry")!.focus();
      await sendKeys({ press: "Enter" });
      await until(async () => !part(host, "failure") && (await wished()).join() === [bench, bookEnds].join());
      expect(document.activeElement === host).to.equal(true);
      misbehave({ errors: 1 });
      control("add", 1).click();
      await until(() => part(host, "retry"));
      behave();
      control("keep").click();
      part(host, "retry")!.click();
      await until(async () => (await inCart()) === 1 && !part(host, "failure"));
      // with the setting of the first try
      await until(async () => (await wished()).join() === String(bookEnds));
    });

    for (const [name, path] of [
      ["remove", "/shop/wishlist/remove/"],
      ["add", update],
    ] as const)
      showsRefusals([path], async (refuse) => {
        await wish(chair, bench);
        const { host, control } = await ready();
        refuse();
        control(name).click();
        return host;
      });

    it("leaves the entry on the list if the visitor wants to keep it", async () => {
      await wish(chair);
      const { host, control } = await ready();
      control("keep").click();
      const calls = watchCalls();
      const flights = await watchFlights(host);
      control("add").click();
      await until(() => calls().length === 1 && !control("add").disabled && flights() === 1);
      expect([calls(), seen(host), await wished()]).to.deep.equal([[update], [chair], [chair]]);
    });

    it("keeps an entry that could not be moved, with an error, and does not retry by itself", async () => {
      stub(console, "error");
      await wish(chair, bench);
      const { host, control } = await ready();
      const flights = await watchFlights(host);
      misbehave({ errors: 1 });
      control("add").click();
      await until(() => part(host, "failure"));
      expect(part(host, "failure")!.querySelector("p")!.textContent).to.equal(failures.failureServer);
      expect([seen(host), flights()]).to.deep.equal([[chair, bench], 0]);
      expect([control("add").disabled, host.matches(":state(error)")]).to.deep.equal([false, true]);
      behave();
      expect([await inCart(), await wished()]).to.deep.equal([0, [chair, bench]]);
      control("add").click();
      await until(() => seen(host).length === 1);
      expect([await inCart(), !!part(host, "failure")]).to.deep.equal([1, false]);
    });

    it("shows the suite's warning above the list, until it is closed", async () => {
      await wish(bookEnds, chair);
      const { host, control } = await ready();
      control("keep").click();
      for (let pieces = 1; pieces <= 3; pieces++) {
        control("add").click();
        await until(() => !control("add").disabled);
      }
      await until(() => part(host, "warning"));
      expect(part(host, "warning")!.textContent).to.contain("only 2");
      expect(part(host, "warning")!.getBoundingClientRect().bottom).to.be.at.most(
        rows(host)[0]!.getBoundingClientRect().top,
      );
      await expect(host).to.be.accessible({ ignoredRules: ["region"] });
      part(host, "dismiss")!.click();
      await until(() => !part(host, "warning"));
    });

    it("restores the rows when it is removed", async () => {
      await wish(chair, bench);
      const { host, control } = await ready();
      const sent = host.innerHTML;
      const changed = new Promise((resolve) => host.addEventListener("suite-wishlist-change", resolve));
      control("add").click();
      await changed;
      expect(host.innerHTML).to.not.equal(sent);
      host.remove();
      await nextFrame();
      expect(host.innerHTML).to.equal(sent);
    });

    it("ignores other controls inside", async () => {
      await wish(chair);
      const { host, control } = await ready();
      const calls = watchCalls();
      const other = document.createElement("button");
      control("keep").closest("label")!.after(other);
      other.click();
      delete rows(host)[0]!.dataset["productId"];
      control("remove").click();
      expect(calls()).to.deep.equal([]);
    });
  });
}
