import { defineWidget, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import noticeCss from "../common/lists/notice.css";
import { compareTable, shop } from "../i18n/en.json";
import { bind } from "./compare-table.bind.ts";
import css from "./compare-table.css";
import pageCss from "./compare-table.page.css";
import { createCompareTable, events } from "./compare-table.store.ts";
import { CompareTable } from "./CompareTable.tsx";

const texts = { failures, shop, compareTable };

export default defineWidget({
  tag: "suite-compare-table",
  area: "shop",
  summary: "Table of products side by side, with removal, collapsible categories and a sticky first column",
  example: '<suite-compare-table data-products="31,91"></suite-compare-table>',
  attributes: {
    products: text({
      doc: "Ids of the variants, separated by commas, for a page without the suite's table",
    }),
  },
  events,
  states: { loading: "True while the table loads", error: "True after a failed call" },
  parts: {
    scroll: "Box that scrolls a table wider than the page",
    table: "Fetched table",
    empty: "Message if there is nothing to compare",
    warning: "Warning of the suite",
    dismiss: "Button that closes the warning",
    failure: partDocs.failure,
    retry: partDocs.retry,
    skeleton: "Placeholder while the table loads",
    spinner: partDocs.spinner,
  },
  slots: { "": "Table of the suite; fetched if absent" },
  storage: [
    {
      name: "comparelist_product_ids",
      kind: "cookie",
      purpose: "Products to compare, in the format of the suite",
      lifetime: "session",
    },
  ],
  budget: 12.6,
  box: { display: "block", minBlockSize: "30em" },
  texts,
  styles: [skeletonCss, spinnerCss, buttonCss, failureCss, toolCss, noticeCss, css],
  pageStyles: [pageCss],
  // the table of /shop/compare; the wishlist's table has the same id, but no product summaries
  adopts: { selector: "#o_comparelist_table:has(.product_summary)" },
  enhances: true,
  rare: true,
  store: createCompareTable,
  component: CompareTable,
  bind,
});
