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
import textFieldCss from "../common/short-link/text-field.css";
import { links, linkStats } from "../i18n/en.json";
import adopts from "./link-stats.adopt.ts";
import css from "./link-stats.css";
import { createLinkStats, events } from "./link-stats.store.ts";
import { LinkStats } from "./LinkStats.tsx";

const texts = { failures, links, linkStats };

export default defineWidget({
  tag: "suite-link-stats",
  area: "links",
  summary: "Shows how often a tracked link was followed, per day and per country",
  example: '<suite-link-stats data-link-id="1" data-code="chair"></suite-link-stats>',
  audience: "team",
  differences: [
    "Codes that no browser can request are refused, though the suite takes them, since no visitor could follow such a link.",
  ],
  attributes: {
    linkId: integer({ required: true, doc: "Database id of the tracked link" }),
    code: text({ doc: "Its code; without one, or a short address, only the charts are shown" }),
    shortUrl: text({ doc: "Its short address. Default: the suite's, with the code" }),
    range: choice(["all", "month", "week"], {
      default: "all",
      doc: "The period that is shown first, where the page's address does not say it",
    }),
  },
  events,
  states: {
    loading: "The clicks are on their way",
    error: "The last call failed; the element says so",
  },
  parts: {
    ...linkParts,
    figure: "A chart with its title and data",
    "figure-title": "Its title",
    chart: "The chart",
    legend: "What its colours mean",
    "table-button": "Shows its data as a table",
    csv: "Saves its data as a file",
    table: "The table",
    print: "Prints the page",
  },
  slotting: "manual",
  box: { display: "block", minBlockSize: "30em" },
  texts,
  styles: [
    skeletonCss,
    spinnerCss,
    buttonCss,
    fieldCss,
    textFieldCss,
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
