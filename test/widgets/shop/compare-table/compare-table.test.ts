import { expect, fixture, nextFrame } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { define } from "#shared/element/index.ts";
import compareTable from "#shop/compare-table/compare-table.element.ts";
import { showsRefusals } from "#test/widgets/refusal.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { watchWays } from "#test/widgets/ways.ts";
import { behave, builtInPage, misbehave, newShopper, products, watchCalls, watchFlights } from "../lists.ts";

define(compareTable);

const { chair, bench, studioDesk, lamp, bookEnds } = products;
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const columns = (table: ParentNode) =>
  [...table.querySelectorAll<HTMLInputElement>(".product_summary [name=product_id]")].map(({ value }) => Number(value));
const headings = (table: ParentNode) => [...table.querySelectorAll<HTMLElement>("tr[data-toggle=collapse]")];
const handle = (heading: Element) => heading.querySelector<HTMLElement>(".o_product_comparison_collpase")!;
const shownRows = (table: ParentNode) =>
  [...table.querySelectorAll<HTMLElement>("tbody tr:not([data-toggle])")].filter(
    (row) => row.getBoundingClientRect().height > 0,
  ).length;

/** Table of the suite's page, wrapped as the loader does it. */
async function own(...ids: number[]): Promise<{ host: HTMLElement; table: HTMLElement }> {
  const table = (await builtInPage(`/shop/compare/?products=${ids.join()}`)).querySelector<HTMLElement>(
    "#o_comparelist_table",
  )!;
  const host = document.createElement("suite-compare-table");
  host.append(table);
  (await fixture("<div></div>")).append(host);
  await until(() => part(host, "scroll") && handle(headings(table)[0]!).role === "button", "no element");
  return { host, table };
}

/** Table that the element fetches. */
async function fetched(...ids: number[]): Promise<{ host: HTMLElement; table: HTMLElement }> {
  const host = await fixture<HTMLElement>(`<suite-compare-table data-products="${ids.join()}"></suite-compare-table>`);
  await until(() => part(host, "table")?.querySelector("table"), "no table");
  return { host, table: part(host, "table")! };
}

for (const [kind, place] of [
  ["the suite's own markup", own],
  ["a fetched table", fetched],
] as const) {
  describe(`suite-compare-table in ${kind}`, () => {
    // the first call starts the demo server
    let leading: ReturnType<typeof watchWays> | undefined;
    beforeEach(async () => {
      await newShopper();
      leading = watchWays();
    });
    afterEach(async () => {
      leading?.stop();
      restore();
      await setViewport({ width: 800, height: 600 });
    });

    it("collapses the rows of a category by mouse and expands them by keyboard", async () => {
      const { host, table } = await place(chair, studioDesk, lamp);
      const [first] = headings(table);
      const all = shownRows(table);
      expect([handle(first!).role, handle(first!).tabIndex, handle(first!).ariaExpanded]).to.deep.equal([
        "button",
        0,
        "true",
      ]);
      await expect(host).to.be.accessible({ ignoredRules: ["region"] });
      first!.querySelector<HTMLElement>("th")!.click();
      expect(handle(first!).ariaExpanded).to.equal("false");
      const folded = shownRows(table);
      expect(folded).to.be.lessThan(all);
      expect(folded, "the other categories stay").to.be.greaterThan(0);
      handle(first!).focus();
      await sendKeys({ press: "Enter" });
      expect([handle(first!).ariaExpanded, shownRows(table)]).to.deep.equal(["true", all]);
      await sendKeys({ press: "Space" });
      expect([handle(first!).ariaExpanded, shownRows(table)]).to.deep.equal(["false", folded]);
    });

    it(`adds a product to the cart and ${place === own ? "navigates to the cart" : "stays on the page"}`, async () => {
      const { host, table } = await place(chair, studioDesk);
      const events: unknown[] = [];
      host.addEventListener("suite-cart-change", (event) => events.push((event as CustomEvent).detail));
      const flights = await watchFlights(host);
      table.querySelector<HTMLElement>(".a-submit")!.click();
      await until(() => events.length === 1 && flights() === 1);
      expect(events).to.deep.equal([{ quantity: 1 }]);
      if (place === own) await until(() => leading!.ways.length);
      else await nextFrame();
      expect(leading!.ways).to.deep.equal(place === own ? [`${location.origin}/shop/cart`] : []);
    });

    showsRefusals(["/shop/cart/update_json"], async (refuse) => {
      const { host, table } = await place(chair, studioDesk);
      refuse();
      table.querySelector<HTMLElement>(".a-submit")!.click();
      return host;
    });

    it("shows the error of the cart, and the suite's warning", async () => {
      stub(console, "error");
      const { host, table } = await place(bookEnds, chair);
      const buy = table.querySelectorAll<HTMLElement>(".a-submit")[columns(table).indexOf(bookEnds)]!;
      const flights = await watchFlights(host);
      misbehave({ errors: 1 });
      buy.click();
      await until(() => part(host, "failure"));
      expect([host.matches(":state(error)"), flights()]).to.deep.equal([true, 0]);
      behave();
      let answers = 0;
      host.addEventListener("suite-cart-change", () => answers++);
      for (let pieces = 1; pieces <= 3; pieces++) {
        buy.click();
        await until(() => answers === pieces);
      }
      await until(() => part(host, "warning"));
      expect([part(host, "warning")!.textContent.includes("only 2"), !!part(host, "failure")]).to.deep.equal([
        true,
        false,
      ]);
      await expect(host).to.be.accessible({ ignoredRules: ["region"] });
      part(host, "dismiss")!.focus();
      await sendKeys({ press: "Enter" });
      await until(() => !part(host, "warning"));
      expect(document.activeElement).to.equal(host);
    });

    it("keeps the first column in view on a phone, and scrolls inside of the page", async () => {
      await setViewport({ width: 375, height: 700 });
      const { host, table } = await place(chair, bench, studioDesk, lamp);
      const scroll = part(host, "scroll")!;
      await until(() => scroll.scrollWidth > scroll.clientWidth);
      const cell = [...table.querySelectorAll("tbody td:first-child")].find((each) => each.textContent === "Wood")!;
      const { left } = cell.getBoundingClientRect();
      scroll.scrollLeft = 150;
      await nextFrame();
      expect([scroll.scrollLeft, getComputedStyle(cell).position]).to.deep.equal([150, "sticky"]);
      expect(cell.getBoundingClientRect().left, "except for its padding").to.be.closeTo(left, 3);
      expect(document.documentElement.scrollWidth).to.be.at.most(375);
    });
  });
}

describe("suite-compare-table without a table", () => {
  beforeEach(() => newShopper());
  afterEach(() => restore());

  it("removes a product, and keeps the focus inside", async () => {
    const { host, table } = await fetched(chair, bench, studioDesk);
    expect(columns(table)).to.deep.equal([bench, studioDesk, chair]);
    const events: unknown[] = [];
    host.addEventListener("suite-compare-change", (event) => events.push((event as CustomEvent).detail));
    table.querySelector<HTMLElement>(".o_comparelist_remove")!.focus();
    await sendKeys({ press: "Enter" });
    await until(() => columns(table).length === 2);
    expect(events).to.deep.equal([{ ids: [chair, studioDesk] }]);
    expect(table.querySelectorAll(".o_comparelist_remove").length, "two are the fewest to compare").to.equal(0);
    expect(host.shadowRoot!.activeElement?.getAttribute("part")).to.equal("scroll");
  });

  it("reserves space while the first table loads, and shows a spinner over a table that is there already", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const ask = window.fetch;
    const calls = stub(window, "fetch").callsFake(async (request) => {
      await held;
      return ask(request);
    });
    const host = await fixture<HTMLElement>(
      `<suite-compare-table data-products="${chair},${bench},${lamp}"></suite-compare-table>`,
    );
    await until(() => part(host, "skeleton"));
    const skeleton = part(host, "skeleton")!;
    const room = skeleton.getBoundingClientRect().height;
    expect([skeleton.ariaHidden, getComputedStyle(skeleton).animationDelay, room, part(host, "spinner")]).to.deep.equal(
      ["true", "0.15s", host.offsetHeight, null],
    );
    expect(host.matches(":state(loading)")).to.equal(true);
    answer();
    await until(() => part(host, "table")?.querySelector("table"));
    expect(part(host, "skeleton")).to.equal(null);
    calls.returns(new Promise(() => {}));
    part(host, "table")!.querySelector<HTMLElement>(".o_comparelist_remove")!.click();
    await until(() => part(host, "spinner"));
    expect([part(host, "skeleton"), columns(part(host, "table")!).length]).to.deep.equal([null, 3]);
  });

  it("shows a message if there is nothing to compare", async () => {
    const calls = watchCalls();
    const host = await fixture<HTMLElement>("<suite-compare-table></suite-compare-table>");
    await until(() => part(host, "empty"));
    expect([part(host, "empty")!.textContent, calls()]).to.deep.equal(["There are no products to compare.", []]);
    await expect(host).to.be.accessible();
  });

  it("shows why the table could not be fetched, and fetches it at a retry", async () => {
    stub(console, "error");
    const hotel = stub(window, "fetch").callsFake(() =>
      Promise.resolve(new Response("<h1>Gone</h1>", { status: 403 })),
    );
    const host = await fixture<HTMLElement>(
      `<suite-compare-table data-products="${chair},${bench}"></suite-compare-table>`,
    );
    await until(() => part(host, "failure"));
    expect(part(host, "failure")!.querySelector("p")!.textContent).to.equal("You do not have access to this.");
    hotel.restore();
    part(host, "retry")!.click();
    await until(() => part(host, "table") && columns(part(host, "table")!).length === 2);
    expect([!!part(host, "failure"), host.matches(":state(error)")]).to.deep.equal([false, false]);
  });

  it("shows only the table of a fetched page, without its scripts", async () => {
    const evil =
      '<script>globalThis.harm = 1</script><h1>Shop</h1><table id="o_comparelist_table" class="table-comparator" onclick="globalThis.harm = 1"><tbody><tr><td><img src="data:," onerror="globalThis.harm = 1">Oak</td></tr></tbody></table>';
    stub(window, "fetch").callsFake(() => Promise.resolve(new Response(evil)));
    const { table } = await fetched(chair);
    table.querySelector("td")!.click();
    await nextFrame();
    expect([table.textContent, "harm" in globalThis]).to.deep.equal(["Oak", false]);
  });
});

describe("suite-compare-table around the page's own table", () => {
  beforeEach(() => newShopper());

  it("restores the table when it is removed", async () => {
    const { host, table } = await own(chair, studioDesk, lamp);
    const sent = (await builtInPage(`/shop/compare/?products=${[chair, studioDesk, lamp].join()}`)).querySelector(
      "#o_comparelist_table",
    )!.outerHTML;
    headings(table)[0]!.click();
    expect(table.outerHTML).to.not.equal(sent);
    host.replaceWith(table);
    await nextFrame();
    expect(table.outerHTML).to.equal(sent);
    table.remove();
  });
});
