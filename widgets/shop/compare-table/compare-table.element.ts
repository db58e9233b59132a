import { defineWidget, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import noticeCss from "../common/lists/notice.css";
import { compareTable, shop } from "../i18n/en.json";
import css from "./compare-table.css";
import { createCompareTable, events } from "./compare-table.store.ts";
import { CompareTable } from "./CompareTable.tsx";

const texts = { failures, shop, compareTable };

export default defineWidget({
  tag: "suite-compare-table",
  area: "shop",
  summary: "Shows products side by side, with removal, categories that collapse and a first column that stays in view",
  example: '<suite-compare-table data-products="31,91"></suite-compare-table>',
  attributes: {
    products: text({
      doc: "Ids of the variants with commas between them, for a page that does not have the suite's table itself",
    }),
  },
  events,
  states: { loading: "The table is on its way", error: "The last call failed; the element says so" },
  parts: {
    scroll: "What scrolls the table where it is wider than the page",
    table: "The place of the table where the page has none",
    empty: "The sentence where there is nothing to compare",
    warning: "What the suite has to say",
    dismiss: "Closes that",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
    skeleton: "The room of a table that is on its way",
    spinner: "The loading indicator while a product is removed",
  },
  slots: { "": "The suite's table; without one it is fetched" },
  storage: [
    {
      name: "comparelist_product_ids",
      kind: "cookie",
      purpose: "The products to compare, as the suite's protocol has it",
      lifetime: "session",
    },
  ],
  budget: 12.3,
  box: { display: "block", minBlockSize: "30em" },
  texts,
  styles: [skeletonCss, spinnerCss, buttonCss, failureCss, toolCss, noticeCss, css],
  // the table of /shop/compare; the wishlist's has the same id, but no products side by side
  adopts: { selector: "#o_comparelist_table:has(.product_summary)" },
  enhances: true,
  rare: true,
  store: createCompareTable,
  component: CompareTable,
});
