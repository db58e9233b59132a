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
  summary: "Counts down to the end of an offer, while it is time",
  example: '<suite-countdown data-start="2026-01-01" data-end="2099-12-31"></suite-countdown>',
  attributes: {
    start: moment({ doc: "The day from which it is shown; without one it is not" }),
    end: end({
      doc: "What it counts to: the end of a day, or a time. Without it nothing is shown",
    }),
  },
  states: { over: "It is not time: nothing is shown" },
  parts: {
    clock: "The counters",
    unit: "One of them",
    number: "Its number",
    name: "What it counts",
    until: "The moment that it runs to, with its time zone",
  },
  slots: { "": "What stands above the counters, and goes with them" },
  cssProperties: { "--suite-clock-align": "Where the counters stand in their line (`justify-content`)" },
  box: { display: "block" },
  waiting: waitingClock,
  texts,
  styles: [clockCss, css],
  adopts: {
    ...adopts,
    // room for a clock in place of the stock counters, whose paddings and letters are their own
    waiting: `@media(scripting:enabled){&:not(.editor_enable *){all:unset;display:block;block-size:${clockSize};>*,suite-countdown>&{display:none}}}`,
  },
  store: createCountdown,
  component: Countdown,
});
