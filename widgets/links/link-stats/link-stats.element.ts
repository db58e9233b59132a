import { choice, defineWidget, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { chartCss } from "#shared/ui/chart/index.ts";
import {
  buttonCss,
  failureCss,
  fieldCss,
  skeletonCss,
  spinnerCss,
  statusCss,
  tabsCss,
  toolCss,
} from "#shared/ui/index.ts";
import { linkParts } from "../common/short-link/links.parts.ts";
import shortLinkCss from "../common/short-link/short-link.css";
import { links, linkStats } from "../i18n/en.json";
import adopts from "./link-stats.adopt.ts";
import css from "./link-stats.css";
import { createLinkStats, events } from "./link-stats.store.ts";
import { LinkStats } from "./LinkStats.tsx";

const texts = { failures, links, linkStats };

export default defineWidget({
  tag: "suite-link-stats",
  area: "links",
  summary: "Shows the clicks of a tracked link, per day and per country",
  example: '<suite-link-stats data-link-id="1" data-code="chair"></suite-link-stats>',
  audience: "team",
  differences: [
    "Codes that no browser can request are refused, although the suite accepts them, since no visitor could follow such a link.",
  ],
  attributes: {
    linkId: integer({ required: true, doc: "Database id of the tracked link" }),
    code: text({ doc: "Code of the link; without code and short address, only the charts are shown" }),
    shortUrl: text({ doc: "Short address of the link. Default: the suite's address with the code" }),
    range: choice(["all", "month", "week"], {
      default: "all",
      doc: "Period that is shown first, unless the hash of the page's address has one",
    }),
  },
  events,
  states: {
    loading: "The clicks are loading",
    error: "The last call failed; the element shows a message",
  },
  parts: {
    ...linkParts,
    figure: "Chart with its title and data",
    "figure-title": "Title of a chart",
    chart: "Chart",
    legend: "Legend of a chart",
    "table-button": "Button that shows the data as a table",
    csv: "Button that saves the data as a file",
    table: "Table of the data",
    print: "Button that prints the page",
  },
  slotting: "manual",
  box: { display: "block", minBlockSize: "30em" },
  texts,
  styles: [
    skeletonCss,
    spinnerCss,
    buttonCss,
    fieldCss,
    failureCss,
    statusCss,
    tabsCss,
    toolCss,
    shortLinkCss,
    chartCss,
    css,
  ],
  adopts,
  store: createLinkStats,
  component: LinkStats,
});
