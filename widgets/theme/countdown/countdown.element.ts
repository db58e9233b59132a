import { defineWidget } from "#shared/element/index.ts";
import { end, moment } from "#shared/format/index.ts";
import builtInCss from "../common/clock/built-in.page.css";
import clockCss from "../common/clock/clock.css";
import { clockParts, clockProperties, clockSize, waitingClock } from "../common/clock/Clock.tsx";
import { countdown } from "../i18n/en.json";
import adopts from "./countdown.adopt.ts";
import { createCountdown } from "./countdown.store.ts";
import { Countdown } from "./Countdown.tsx";

const texts = { countdown };

export default defineWidget({
  tag: "suite-countdown",
  area: "theme",
  summary: "Counts down to the end of an offer during its days",
  example: '<suite-countdown data-start="2026-01-01" data-end="2099-12-31"></suite-countdown>',
  attributes: {
    start: moment({ required: true, doc: "First day on which the countdown is shown" }),
    end: end({
      required: true,
      doc: "End of the countdown: a day, which ends at midnight, or a time",
    }),
  },
  states: { over: "The countdown is hidden: before its first day, or after its end" },
  parts: clockParts,
  slots: { "": "Content above the counters, hidden with them" },
  cssProperties: clockProperties,
  box: { display: "block" },
  waiting: waitingClock,
  texts,
  styles: [clockCss],
  pageStyles: [builtInCss],
  adopts: {
    ...adopts,
    // reserves the space of a clock in place of the built-in counters, without their paddings and fonts
    waiting: `@media(scripting:enabled){&:not(.editor_enable *){all:unset;display:block;block-size:${clockSize};>*,suite-countdown>&{display:none}}}`,
  },
  store: createCountdown,
  component: Countdown,
});
