import { defineWidget, partDocs, text } from "#shared/element/index.ts";
import { buttonCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { sample } from "../i18n/en.json";
import css from "./sample.css";
import { createSample, events } from "./sample.store.ts";
import { Sample } from "./Sample.tsx";

const texts = { sample };

export default defineWidget({
  tag: "suite-sample",
  area: "lab",
  summary: "One sentence: the use of the element for a visitor.",
  example: '<suite-sample data-label="Ring"></suite-sample>',
  attributes: {
    label: text({ doc: "Text of the button; the element's own text if unset" }),
  },
  events,
  states: {
    pressed: "After the first press",
  },
  parts: {
    button: partDocs.button,
    spinner: partDocs.spinner,
    status: "Message with the number of presses",
  },
  box: { display: "block", minBlockSize: "2.75em" },
  // until many pages have it: suite.js names the elements of most pages, and has no room for more
  rare: true,
  texts,
  styles: [spinnerCss, buttonCss, statusCss, css],
  // built-in markup of the suite to adopt
  adopts: { selector: ".js_sample", attributes: { label: "data-label" } },
  store: createSample,
  component: Sample,
});
