import { defineWidget } from "#shared/element/index.ts";
import { end, moment } from "#shared/format/index.ts";
import clockCss from "../common/clock/clock.css";
import { clockSize, waitingClock } from "../common/clock/Clock.tsx";
import { countdown } from "../i18n/en.json";
import adopts from "./countdown.adopt.ts";
import css from "./countdown.css";
import { createCountdown } from "./countdown.store.ts";
import { Countdown } from "./Countdown.tsx";

const texts = { countdown };

export default defineWidget({
  tag: "suite-countdown",
  area: "theme",
  summary: "Counts down to the end of an offer during its days",
  example: '<suite-countdown data-start="2026-01-01" data-end="2099-12-31"></suite-countdown>',
  attributes: {
    start: moment({ doc: "Required. First day on which the countdown is shown" }),
    end: end({
      doc: "Required. End of the countdown: a day, which ends at midnight, or a time",
    }),
  },
  states: { over: "The countdown is hidden: before its first day, or after its end" },
  parts: {
    clock: "Counters",
    unit: "Counter of one unit",
    number: "Number of a counter",
    name: "Unit of a counter",
    until: "Time of the end, with its time zone",
  },
  slots: { "": "Content above the counters, hidden with them" },
  cssProperties: { "--suite-clock-align": "Alignment of the counters in their line (`justify-content`)" },
  box: { display: "block" },
  waiting: waitingClock,
  texts,
  styles: [clockCss, css],
  adopts: {
    ...adopts,
    // reserves the space of a clock in place of the built-in counters, without their paddings and fonts
    waiting: `@media(scripting:enabled){&:not(.editor_enable *){all:unset;display:block;block-size:${clockSize};>*,suite-countdown>&{display:none}}}`,
  },
  store: createCountdown,
  component: Countdown,
});
