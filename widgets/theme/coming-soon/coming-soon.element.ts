import { defineWidget } from "#shared/element/index.ts";
import { moment } from "#shared/format/index.ts";
import builtInCss from "../common/clock/built-in.page.css";
import clockCss from "../common/clock/clock.css";
import { clockParts, clockProperties, clockSize, waitingClock } from "../common/clock/Clock.tsx";
import { comingSoon } from "../i18n/en.json";
import { ComingSoon } from "./ComingSoon.tsx";

const counts = ["days", "hours", "minutes", "seconds"].map((unit) => `.js_cls_${unit}_count`).join();

const texts = { comingSoon };

export default defineWidget({
  tag: "suite-coming-soon",
  area: "theme",
  summary: "Counts down to a launch, with four large counters; `suite-countdown` is for an offer that begins and ends",
  example: '<suite-coming-soon data-launch="2099-12-31"></suite-coming-soon>',
  attributes: {
    launch: moment({
      required: true,
      doc: "Time of the launch: a day, which stands for the midnight at its start, or a time. After the launch all counters are 00",
    }),
  },
  parts: clockParts,
  slots: { "": "Content above the counters" },
  cssProperties: clockProperties,
  box: { display: "block" },
  waiting: waitingClock,
  texts,
  styles: [clockCss],
  pageStyles: [builtInCss],
  // the theme's page before a launch
  adopts: {
    selector: "[data-launch-date]",
    attributes: { launch: "data-launch-date" },
    place: "inside",
    // hides the built-in counters at once, as built-in.page.css does later, and reserves the space of a clock
    waiting: `@media(scripting:enabled){&:not(.editor_enable *){:is(${counts}),:has(>:is(${counts})):not(suite-coming-soon){display:none}&:not(:has(>suite-coming-soon))::after{content:"";display:block;block-size:${clockSize}}}}`,
  },
  store: () => ({}),
  component: ComingSoon,
});
