import { defineWidget } from "#shared/element/index.ts";
import { moment } from "#shared/format/index.ts";
import clockCss from "../common/clock/clock.css";
import { clockSize, waitingClock } from "../common/clock/Clock.tsx";
import { comingSoon } from "../i18n/en.json";
import { ComingSoon } from "./ComingSoon.tsx";

const counts = ["days", "hours", "minutes", "seconds"].map((unit) => `.js_cls_${unit}_count`).join();

const texts = { comingSoon };

export default defineWidget({
  tag: "suite-coming-soon",
  area: "theme",
  summary: "Counts down to a launch",
  example: '<suite-coming-soon data-launch="2099-12-31"></suite-coming-soon>',
  attributes: {
    launch: moment({
      required: true,
      doc: "What it counts to: a day, that is the midnight with which it begins, or a time. Afterwards all counters are at 00",
    }),
  },
  parts: {
    clock: "The counters",
    unit: "One of them",
    number: "Its number",
    name: "What it counts",
    until: "The moment that it runs to, with its time zone",
  },
  slots: { "": "What stands above the counters" },
  cssProperties: { "--suite-clock-align": "Where the counters stand in their line (`justify-content`)" },
  box: { display: "block" },
  waiting: waitingClock,
  texts,
  styles: [clockCss],
  // the theme's page before a launch
  adopts: {
    selector: "[data-launch-date]",
    attributes: { launch: "data-launch-date" },
    place: "inside",
    // the stock counters are hidden at once, as coming-soon.page.css does later, and where they stood is room for a clock
    waiting: `@media(scripting:enabled){&:not(.editor_enable *){:is(${counts}),:has(>:is(${counts})):not(suite-coming-soon){display:none}&:not(:has(>suite-coming-soon))::after{content:"";display:block;block-size:${clockSize}}}}`,
  },
  store: () => ({}),
  component: ComingSoon,
});
