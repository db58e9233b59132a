import { defineWidget, text } from "#shared/element/index.ts";
import { buttonCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { sample } from "../i18n/en.json";
import css from "./sample.css";
import { createSample, events } from "./sample.store.ts";
import { Sample } from "./Sample.tsx";

const texts = { sample };

export default defineWidget({
  tag: "suite-sample",
  area: "lab",
  summary: "One sentence: what a visitor gets by it.",
  example: '<suite-sample data-label="Ring"></suite-sample>',
  attributes: {
    label: text({ doc: "Text of the button, in place of the element's own." }),
  },
  events,
  states: {
    pressed: "A person pressed at least once.",
  },
  parts: {
    button: "The button.",
    spinner: "Turns in the button while it is busy.",
    status: "What pressing came to.",
  },
  box: { display: "block", minBlockSize: "2.75em" },
  texts,
  styles: [spinnerCss, buttonCss, statusCss, css],
  // the built-in markup that it adopts
  adopts: { selector: ".js_sample", attributes: { label: "data-label" } },
  store: createSample,
  component: Sample,
});
