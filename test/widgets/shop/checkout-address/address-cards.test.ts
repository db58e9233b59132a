import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { checkoutAddressEnv } from "#shop/checkout-address/checkout-address.bind.ts";
import declaration from "#shop/checkout-address/checkout-address.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { watchWays } from "#test/widgets/ways.ts";
import { behave, builtInPage, misbehave } from "../lists.ts";
import { ann, boat, enter, newBuyer, place } from "./place.ts";

define(declaration);

const cards = () => [...document.querySelectorAll<HTMLElement>(".all_shipping .card")];
/** Returns the visible labels of each card, and which card is chosen. */
const shown = () =>
  cards().map((card) => ({
    chosen: card.matches(".border_primary:not(.js_change_shipping)") && card.ariaCurrent === "true",
    offers: [...card.querySelectorAll<HTMLElement>(".btn-ship")]
      .filter((label) => label.checkVisibility())
      .map((label) => label.textContent?.trim()),
  }));
const link = (card: HTMLElement) =>
  [...card.querySelectorAll<HTMLElement>(".btn-ship a")].find((each) => each.checkVisibility())!;
const [here, select] = ["Ship to this address", "Select this address"];
const first = [
  { chosen: true, offers: [here] },
  { chosen: false, offers: [select] },
];
const second = [
  { chosen: false, offers: [select] },
  { chosen: true, offers: [here] },
];
/** Returns the name of the shipping address that the suite has stored. */
const stored = async () =>
  (await builtInPage("/shop/checkout")).querySelector(".all_shipping .border_primary [itemprop=name]")!.textContent;

/** Opens a page with two addresses, of which the second is chosen. */
async function open() {
  await enter(ann);
  await enter(boat);
  const page = await place("/shop/checkout");
  await until(() => cards()[0]!.role === "group");
  const events: unknown[] = [];
  page.host.addEventListener("suite-address-change", (event) => events.push((event as CustomEvent).detail));
  return { ...page, events };
}

describe("suite-checkout-address, the cards of the suite's page", () => {
  beforeEach(() => newBuyer());
  afterEach(() => {
    restore();
    behave();
  });

  it("marks a card that is chosen by keyboard at once, then stores the choice; the focus stays in the card", async () => {
    const { idle, events, find, host } = await open();
    expect(shown()).to.deep.equal(second);
    link(cards()[0]!).focus();
    await sendKeys({ press: "Space" });
    expect([shown(), document.activeElement]).to.deep.equal([first, link(cards()[0]!)]);
    await idle();
    expect(await stored()).to.equal("Ann Onymous");
    const id = Number(document.querySelector<HTMLInputElement>(".all_shipping [name=partner_id]")!.value);
    expect(events).to.deep.equal([{ partnerId: id }]);
    await until(() => find("[role=status]")!.textContent === "Shipping address: Ann Onymous");
    await expect(host).to.be.accessible();
  });

  it("chooses the card that was pressed last, anywhere in the card", async () => {
    const { idle, events } = await open();
    for (const index of [0, 1, 0, 1, 0]) cards()[index]!.querySelector<HTMLElement>("address")!.click();
    await idle();
    expect([shown(), await stored(), events.length]).to.deep.equal([first, "Ann Onymous", 1]);
  });

  it("restores the previous card if the suite rejects the choice, names the rejected address, and tries again by Retry", async () => {
    const { find, events, host } = await open();
    stub(console, "error");
    misbehave({ errors: 1 });
    link(cards()[0]!).click();
    await until(() => find("[part=failure]"));
    expect(shown()).to.deep.equal(second);
    expect(find("[role=alert]")!.textContent).to.match(/^Ann Onymous could not be chosen/);
    await expect(host).to.be.accessible();
    behave();
    expect([events, await stored()]).to.deep.equal([[], "Boat house"]);
    find("[part=retry]")!.click();
    await until(() => events.length);
    expect([shown(), await stored()]).to.deep.equal([first, "Ann Onymous"]);
  });

  it("navigates to the confirmation only once the choice is stored", async () => {
    await open();
    const { ways, stop } = watchWays();
    link(cards()[0]!).click();
    document.querySelector<HTMLElement>('a[href$="/shop/confirm_order"]')!.click();
    expect(ways).to.deep.equal([]);
    await until(() => ways.length);
    stop();
    expect([ways, await stored()]).to.deep.equal([[`${location.origin}/shop/confirm_order`], "Ann Onymous"]);
  });

  it("repeats presses in their order that came before the code of the cards", async () => {
    await enter(ann);
    await enter(boat);
    const code = checkoutAddressEnv.loadCards();
    let arrive = () => {};
    stub(checkoutAddressEnv, "loadCards").returns(
      new Promise((resolve) => {
        arrive = () => resolve(code);
      }),
    );
    await place("/shop/checkout");
    const { ways, stop } = watchWays();
    link(cards()[0]!).click();
    document.querySelector<HTMLElement>('a[href$="/shop/confirm_order"]')!.click();
    expect(ways).to.deep.equal([]);
    arrive();
    await until(() => ways.length);
    stop();
    expect([ways, await stored()]).to.deep.equal([[`${location.origin}/shop/confirm_order`], "Ann Onymous"]);
  });

  it("sends the form of a card to edit its address, and restores the form afterwards", async () => {
    const { giveBack, before } = await open();
    const sent: string[] = [];
    document.body.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        const { submitter, target } = event;
        sent.push(
          (submitter as HTMLInputElement).formAction,
          String(new FormData(target as HTMLFormElement).get("partner_id")),
        );
      },
      { once: true },
    );
    const edit = document.querySelector<HTMLElement>(".all_shipping .js_edit_address")!;
    edit.focus();
    await sendKeys({ press: "Space" });
    const form = edit.closest(".one_kanban")!.querySelector("form")!;
    expect(sent).to.deep.equal([
      `${location.origin}/shop/address`,
      form.querySelector<HTMLInputElement>("[name=partner_id]")!.value,
    ]);
    expect(form.getAttribute("action")).to.equal("/shop/checkout");
    cards()[0]!.click();
    giveBack();
    await until(() => document.querySelector("#wrap")!.outerHTML === before, "the markup is not restored");
  });
});
