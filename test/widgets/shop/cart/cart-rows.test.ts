import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import declaration from "#shop/cart/cart.element.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { change, newCustomer, otherTab, products, put, rendered, storedCart } from "../basket.ts";
import { behave, misbehave, watchCalls } from "../lists.ts";

define(declaration);
const { chair, bench, cornerDesk } = products;

const row = (name: string, productId: number, lineId: number, quantity: number, limits = "") => `
  <tr data-line-id="${lineId}" data-product-id="${productId}" id="${name}">
    <th scope="row">${name}</th>
    <td><button type="button" name="minus" aria-label="One less">−</button><input name="quantity" value="${quantity}" ${limits} aria-label="Quantity"><button type="button" name="plus" aria-label="One more">+</button></td>
    <td><button type="button" name="remove">Remove</button></td>
  </tr>`;

/** Opens a page with rows of its author: two chairs, one bench, and all three corner desks in stock. */
async function place(around = "", limits = "", areForms = false) {
  const lines = { chair: await put(chair, 2), bench: await put(bench, 1), desk: await put(cornerDesk, 3) };
  const page = document.createElement("div");
  const rows =
    row("chair", chair, lines.chair, 2, limits) +
    row("bench", bench, lines.bench, 1) +
    row("desk", cornerDesk, lines.desk, 3);
  const list = areForms
    ? rows.replace(/<(\/?)tr\b/g, "<$1form").replace(/<\/?t[hd][^>]*>/g, "")
    : `<table>${rows}</table>`;
  page.innerHTML = `${around}<suite-cart>${list}<a href="${location.href}#checkout">Checkout</a></suite-cart>`;
  (page.querySelector(":scope > form") ?? page).append(page.querySelector("suite-cart")!);
  document.body.append(page);
  const host = page.querySelector("suite-cart")!;
  const events: [string, unknown][] = [];
  for (const name of ["suite-cart-change", "suite-cart-warning"])
    host.addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
  await rendered(host);
  const field = (name: string) => page.querySelector<HTMLInputElement>(`#${name} input`)!;
  const button = (name: string, kind: string) => page.querySelector<HTMLButtonElement>(`#${name} [name=${kind}]`)!;
  const type = (name: string, text: string) => {
    field(name).focus();
    field(name).value = text;
    field(name).dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const enter = (name: string, text: string) => {
    type(name, text);
    field(name).dispatchEvent(new Event("change", { bubbles: true }));
  };
  const find = (selector: string) => host.shadowRoot!.querySelector<HTMLElement>(selector);
  const idle = () => until(() => !host.matches(":state(busy)"));
  return { page, host, lines, events, field, button, type, enter, find, idle };
}

describe("suite-cart with rows of a page author", () => {
  // the first call starts the demo server
  beforeEach(() => newCustomer());
  afterEach(() => {
    restore();
    location.hash = "";
  });

  it("changes a quantity by steps, and sends all steps in one call", async () => {
    const { button, field, idle, events, host } = await place();
    const calls = watchCalls();
    for (let times = 0; times < 3; times++) button("chair", "plus").click();
    button("chair", "minus").click();
    expect(field("chair").value).to.equal("4");
    expect(host.matches(":state(busy)")).to.equal(true);
    await idle();
    expect(calls()).to.deep.equal(["/shop/cart/update_json"]);
    expect(await storedCart()).to.deep.include({ [chair]: 4 });
    expect(events).to.deep.equal([["suite-cart-change", { quantity: 8 }]]);
    await expect(host).to.be.accessible();
  });

  it("changes a quantity by a list, which keeps its options", async () => {
    const { page, button, idle } = await place();
    const list = document.createElement("select");
    list.name = "quantity";
    for (const quantity of ["1", "2", "5"]) list.add(new Option(quantity));
    list.value = "2";
    page.querySelector("#chair input")!.replaceWith(list);
    list.value = "5";
    list.dispatchEvent(new Event("change", { bubbles: true }));
    await idle();
    expect([list.value, list.options.length]).to.deep.equal(["5", 3]);
    button("chair", "plus").click();
    await idle();
    expect([list.value, list.options.length]).to.deep.equal(["6", 4]);
    expect(await storedCart()).to.deep.include({ [chair]: 6 });
  });

  it("keeps the steps within the limits of the field", async () => {
    const { button, field, idle } = await place("", 'min="1" max="3"');
    for (let times = 0; times < 5; times++) button("chair", "plus").click();
    expect(field("chair").value).to.equal("3");
    for (let times = 0; times < 5; times++) button("chair", "minus").click();
    expect(field("chair").value).to.equal("1");
    await idle();
    expect(await storedCart()).to.deep.include({ [chair]: 1 });
  });

  it("removes a line by its button or by 0, and moves the focus to the next line, or to the previous line at the end", async () => {
    const { button, field, enter, page, events } = await place();
    button("bench", "remove").focus();
    await sendKeys({ press: "Enter" });
    await until(() => !page.querySelector("#bench"));
    expect(document.activeElement).to.equal(field("desk"));
    enter("desk", "0");
    await until(() => !page.querySelector("#desk"));
    expect(document.activeElement).to.equal(field("chair"));
    expect(await storedCart()).to.deep.equal({ [chair]: 2 });
    expect(events.map(([, detail]) => detail)).to.deep.equal([{ quantity: 5 }, { quantity: 2 }]);
  });

  it("sends 1 for an empty field, and shows the quantity of the answer", async () => {
    const { enter, field, idle } = await place();
    enter("chair", "");
    await idle();
    expect(field("chair").value).to.equal("1");
    expect(await storedCart()).to.deep.include({ [chair]: 1 });
  });

  it("handles Enter, and does not send the surrounding form", async () => {
    const { page, field, type, idle } = await place('<form action="/elsewhere"></form>');
    let sent = 0;
    page.querySelector("form")!.addEventListener("submit", (event) => (event.preventDefault(), sent++));
    const calls = watchCalls();
    type("chair", "7");
    await sendKeys({ press: "Enter" });
    await idle();
    expect(sent).to.equal(0);
    expect(calls()).to.deep.equal(["/shop/cart/update_json"]);
    expect(field("chair").value).to.equal("7");
    expect(await storedCart()).to.deep.include({ [chair]: 7 });
  });

  it("shows the suite's warning above the lines until the visitor dismisses it", async () => {
    const { enter, field, find, events, host, idle } = await place();
    enter("desk", "9");
    await until(() => find("[part=warning]"));
    expect(find("[part=warning]")!.textContent).to.match(/only 3\.0 is available/);
    expect(find("[role=alert]")!.compareDocumentPosition(find("slot")!)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(field("desk").value).to.equal("3");
    expect(events.at(-1)![0]).to.equal("suite-cart-warning");
    await expect(host).to.be.accessible();
    enter("chair", "3");
    await idle();
    expect(find("[part=warning]"), "a change of another line keeps the warning").not.to.equal(null);
    find("[part=dismiss]")!.click();
    await until(() => !find("[part=warning]"));
  });

  it("shows that a change failed, keeps the row, and sends the change again by Retry", async () => {
    const { enter, field, find, host, idle } = await place();
    const said = stub(console, "error");
    misbehave({ errors: 1 });
    const calls = watchCalls();
    enter("chair", "5");
    await until(() => find("[part=failure]"));
    expect(field("chair").value).to.equal("5");
    expect(field("chair").disabled).to.equal(false);
    expect([calls().length, said.callCount, host.matches(":state(error)")]).to.deep.equal([1, 1, true]);
    await expect(host).to.be.accessible();
    behave();
    find("[part=retry]")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !find("[part=failure]"));
    expect(host.shadowRoot!.activeElement === find("[aria-busy]")).to.equal(true);
    await idle();
    expect(await storedCart()).to.deep.include({ [chair]: 5 });
  });

  it("shows the changes of another tab, and removes the lines that were removed there", async () => {
    const { lines, field, page } = await place();
    await change({ product_id: chair, line_id: lines.chair, set_qty: 9 });
    await change({ product_id: bench, line_id: lines.bench, set_qty: 0 });
    otherTab();
    await until(() => field("chair").value === "9");
    expect(page.querySelector("#bench")).to.equal(null);
    expect(field("desk").value).to.equal("3");
  });

  it("removes rows that are forms, whose buttons hide remove()", async () => {
    const said = stub(console, "error");
    const { lines, button, page } = await place("", "", true);
    expect((page.querySelector("#bench") as HTMLElement).remove).to.equal(button("bench", "remove"));
    button("bench", "remove").click();
    await until(() => !page.querySelector("#bench"));
    await change({ product_id: chair, line_id: lines.chair, set_qty: 0 });
    otherTab();
    await until(() => !page.querySelector("#chair"));
    expect([await storedCart(), said.args]).to.deep.equal([{ [cornerDesk]: 3 }, []]);
  });

  it("keeps the input of a field while the answer to another line arrives", async () => {
    const { enter, type, field, lines, idle } = await place();
    enter("chair", "5");
    type("bench", "12");
    await change({ product_id: bench, line_id: lines.bench, set_qty: 2 });
    await idle();
    expect([field("chair").value, field("bench").value]).to.deep.equal(["5", "12"]);
    field("bench").blur();
    await idle();
    expect(await storedCart()).to.deep.include({ [chair]: 5 });
  });

  it("navigates to the checkout only once the typed quantity is stored", async () => {
    const { page, enter } = await place();
    enter("chair", "5");
    page.querySelector("a")!.click();
    expect(location.hash).to.equal("");
    await until(() => location.hash === "#checkout");
    expect(await storedCart()).to.deep.include({ [chair]: 5 });
  });

  it("ignores a button without a field", async () => {
    const { page, host, idle } = await place();
    host.insertAdjacentHTML(
      "beforeend",
      '<button type="button" name="plus">+</button><button type="button" name="remove">x</button>',
    );
    const crashes: string[] = [];
    const crash = (event: ErrorEvent) => (event.preventDefault(), crashes.push(event.message));
    window.addEventListener("error", crash);
    for (const button of page.querySelectorAll<HTMLElement>("suite-cart > button")) button.click();
    window.removeEventListener("error", crash);
    await idle();
    expect(crashes).to.deep.equal([]);
  });

  showsRefusals(["/shop/cart/update_json"], async (refuse) => {
    const { host, button } = await place();
    refuse();
    button("chair", "plus").click();
    return host;
  });
});
