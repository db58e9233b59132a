import { expect, fixture } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import compareTable from "#shop/compare-table/compare-table.element.ts";
import { until } from "#test/widgets/shared/state/visitor.ts";
import { builtInPage, newShopper, products } from "../lists.ts";

define(compareTable);

const { chair, bench } = products;

describe("suite-compare-table", () => {
  beforeEach(newShopper);
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it("has lines between rows alone", async () => {
    const host = await fixture<HTMLElement>(
      `<suite-compare-table data-products="${chair},${bench}"></suite-compare-table>`,
    );
    const cell = () => host.shadowRoot!.querySelector("tbody tr:not([data-toggle]) td:last-child");
    await until(cell, "no table");
    const { borderInlineStartWidth, borderInlineEndWidth, borderBlockStartWidth } = getComputedStyle(cell()!);
    expect([borderInlineStartWidth, borderInlineEndWidth, borderBlockStartWidth]).to.deep.equal(["0px", "0px", "1px"]);
  });

  it("gives the first column of a phone the theme's ground and line", async () => {
    await setViewport({ width: 400, height: 600 });
    const table = (await builtInPage(`/shop/compare/?products=${chair},${bench}`)).querySelector(
      "#o_comparelist_table",
    )!;
    const host = document.createElement("suite-compare-table");
    host.append(table);
    (await fixture("<div></div>")).append(host);
    await until(() => host.shadowRoot!.querySelector("[part=scroll]"), "no element");
    host.style.setProperty("--suite-color-surface-raised", "rgb(1, 2, 3)");
    host.style.setProperty("--suite-color-line", "rgb(4, 5, 6)");
    const { backgroundColor, boxShadow } = getComputedStyle(
      table.querySelector("tbody tr:not([data-toggle]) > :first-child")!,
    );
    expect([backgroundColor, boxShadow]).to.deep.equal(["rgb(1, 2, 3)", "rgb(4, 5, 6) 0px -1px 0px 0px"]);
  });
});
