import { expect, fixture, nextFrame } from "@open-wc/testing";
import { sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import { translations } from "#shared/i18n/index.ts";
import { compare } from "#shop/common/lists/compare.ts";
import comparePanel from "#shop/compare-panel/compare-panel.element.ts";
import { comparePanel as arabic } from "#shop/i18n/ar.json";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { ask, behave, comeBack, cookie, misbehave, newShopper, products, setCookie, watchCalls } from "../lists.ts";

define(comparePanel, translations({ ar: () => Promise.resolve({ comparePanel: arabic }) }));

const { chair, bench, wharfDesk, studioDesk, lamp, bookEnds } = products;
const list = compare(location.origin);
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const parts = (host: Element, name: string) => [...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${name}]`)];
const isOpen = (host: Element) => !!part(host, "popover")?.matches(":popover-open");
/** Returns the name of the focused part. */
const focused = (host: Element) => host.shadowRoot!.activeElement?.getAttribute("part");
/** Rows of the suite contain headings of their own. */
const suiteRows = { ignoredRules: ["heading-order"] };
const addAll = async (...ids: number[]) => {
  for (const productId of ids) await ask<number>("suite-compare-add", { productId });
};

async function place(attributes = "", page = ""): Promise<HTMLElement> {
  const box = await fixture<HTMLElement>(
    `<div ${page}><button>Before</button><suite-compare-panel ${attributes}></suite-compare-panel><button>After</button></div>`,
  );
  const host = box.querySelector<HTMLElement>("suite-compare-panel")!;
  await until(() => part(host, "base"), "no element");
  return host;
}

describe("suite-compare-panel", () => {
  // the first call starts the demo server
  beforeEach(() => newShopper());
  afterEach(async () => {
    restore();
    await setViewport({ width: 800, height: 600 });
  });

  it("renders nothing and sends no call without products", async () => {
    const calls = watchCalls();
    const host = await place();
    await nextFrame();
    expect([!!part(host, "panel"), calls(), document.cookie.includes(cookie)]).to.deep.equal([false, [], false]);
  });

  it("shows a chip for one product, whose list cannot be opened yet", async () => {
    const host = await place();
    await addAll(chair);
    await until(() => part(host, "chip")?.textContent === "Compare: 1 product");
    const chip = part(host, "chip")!;
    expect([chip.hasAttribute("aria-expanded"), chip.title]).to.deep.equal([
      false,
      "Add a second product to compare them.",
    ]);
    chip.click();
    await nextFrame();
    expect(isOpen(host)).to.equal(false);
    await expect(host).to.be.accessible();
  });

  it("opens by itself at the second product, links to the comparison, and keeps the focus", async () => {
    const host = await place();
    const before = host.previousElementSibling as HTMLElement;
    before.focus();
    const events: unknown[] = [];
    host.addEventListener("suite-compare-change", (event) => events.push((event as CustomEvent).detail));
    await addAll(lamp, chair);
    await until(() => isOpen(host) && parts(host, "product").length === 2);
    expect(events).to.deep.equal([{ ids: [lamp] }, { ids: [lamp, chair] }]);
    expect(document.activeElement === before).to.equal(true);
    expect(host.matches(":state(open)")).to.equal(true);
    expect(part<HTMLAnchorElement>(host, "compare")!.href).to.equal(
      `${location.origin}/shop/compare/?products=311,151`,
    );
    await until(() => parts(host, "product").every((row) => row.querySelector("img")));
    expect(parts(host, "product").map((row) => row.querySelector("h6 a")!.textContent)).to.deep.equal([
      "Seagull lamp (Warm white, 2 m)",
      "Number Seven chair",
    ]);
    expect(
      getComputedStyle(part(host, "product")!.querySelector(".o_remove")!.parentElement!).display,
      "ours is the one that works",
    ).to.equal("none");
    await expect(host).to.be.accessible(suiteRows);
  });

  it("is closed on the next page, opens by keyboard, and returns the focus on Escape", async () => {
    setCookie(cookie, "[151,21]");
    comeBack();
    const host = await place();
    await until(() => part(host, "chip")?.textContent === "Compare: 2 products");
    expect([isOpen(host), part(host, "chip")!.ariaExpanded]).to.deep.equal([false, "false"]);
    part(host, "chip")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => isOpen(host) && parts(host, "product").length === 2);
    await sendKeys({ press: "Tab" });
    await sendKeys({ press: "Escape" });
    await until(() => !isOpen(host));
    expect(focused(host)).to.equal("chip");
  });

  it("closes when the visitor presses or focuses something else, without moving the focus", async () => {
    const host = await place();
    const [before, after] = [host.previousElementSibling as HTMLElement, host.nextElementSibling as HTMLElement];
    await addAll(chair, bench);
    await until(() => isOpen(host));
    before.focus();
    await until(() => !isOpen(host));
    expect(document.activeElement === before).to.equal(true);
    list.toggle(true);
    await until(() => isOpen(host));
    part(host, "compare")!.focus();
    await sendKeys({ press: "Tab" });
    await until(() => !isOpen(host));
    expect(document.activeElement === after).to.equal(true);
    list.toggle(true);
    await until(() => isOpen(host));
    await sendMouse({ type: "click", position: [790, 10] });
    await until(() => !isOpen(host));
  });

  it("shows a message at the fifth product, until one is removed", async () => {
    const host = await place();
    let limits = 0;
    host.addEventListener("suite-compare-limit", () => limits++);
    await addAll(chair, bench, wharfDesk, studioDesk);
    await until(() => parts(host, "product").length === 4);
    expect(!!part(host, "limit")).to.equal(false);
    list.toggle(false);
    await addAll(lamp);
    await until(() => isOpen(host) && part(host, "limit"));
    expect([part(host, "limit")!.textContent, limits]).to.deep.equal(["You can compare max 4 products.", 1]);
    expect(parts(host, "product")).to.have.length(4);
    await expect(host).to.be.accessible(suiteRows);
    parts(host, "remove")[0]!.click();
    await until(() => !part(host, "limit") && parts(host, "product").length === 3);
  });

  it("allows as many products as data-limit", async () => {
    const host = await place('data-limit="2"');
    await addAll(chair, bench, lamp);
    await until(() => part(host, "limit")?.textContent === "You can compare max 2 products.");
    expect(parts(host, "product")).to.have.length(2);
  });

  it("removes by keyboard, keeps the focus, and closes with fewer than two products", async () => {
    const host = await place();
    await addAll(chair, bench, lamp);
    await until(() => parts(host, "product").length === 3);
    const [first] = parts(host, "remove");
    expect(first!.getAttribute("aria-label")).to.equal("Remove Number Seven chair");
    first!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => parts(host, "product").length === 2);
    expect([isOpen(host), focused(host)]).to.deep.equal([true, "chip"]);
    await sendKeys({ press: "Tab" });
    await until(() => focused(host) !== "chip");
    parts(host, "remove")[0]!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => !isOpen(host));
    expect([part(host, "chip")!.textContent, focused(host)]).to.deep.equal(["Compare: 1 product", "chip"]);
    expect(list.state.get().ids).to.deep.equal([lamp]);
  });

  it("reports once that the products could not be read, and reads them at a retry", async () => {
    const logged = stub(console, "error");
    misbehave({ garbage: true });
    // a product that this page has not read yet
    setCookie(cookie, `[${wharfDesk + 3},${bookEnds + 10}]`);
    comeBack();
    const host = await place();
    await until(() => part(host, "chip"));
    part(host, "chip")!.click();
    await until(() => part(host, "failure"));
    expect([logged.callCount, host.matches(":state(error)")]).to.deep.equal([1, true]);
    await expect(host).to.be.accessible(suiteRows);
    behave();
    part(host, "retry")!.click();
    await until(() => !part(host, "failure") && parts(host, "product").length === 2);
    expect(host.matches(":state(error)")).to.equal(false);
  });

  it("fits on a phone in a right-to-left language", async () => {
    await setViewport({ width: 320, height: 600 });
    const host = await place("", 'lang="ar" dir="rtl"');
    await addAll(chair, bench);
    await until(() => isOpen(host) && parts(host, "product").length === 2);
    expect(part(host, "chip")!.textContent).to.equal(arabic.chip_two);
    const { left, right } = part(host, "popover")!.getBoundingClientRect();
    expect([left >= 0, right <= innerWidth]).to.deep.equal([true, true]);
    const row = part(host, "product")!;
    expect(row.querySelector("[part=remove]")!.getBoundingClientRect().right).to.be.at.most(
      row.querySelector("h6")!.getBoundingClientRect().left,
    );
    await expect(host).to.be.accessible(suiteRows);
  });
});
