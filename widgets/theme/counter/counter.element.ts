import { defineWidget, integer, text } from "#shared/element/index.ts";
import adopts from "./counter.adopt.ts";
import css from "./counter.css";
import { createCounter } from "./counter.store.ts";
import { Counter } from "./Counter.tsx";

export default defineWidget({
  tag: "suite-counter",
  area: "theme",
  summary: "Counts to its number, once, when it comes into view",
  example: "<suite-counter>1,250+</suite-counter>",
  attributes: {
    to: text({ doc: "The number with what stands around it, instead of the element's own text" }),
    duration: integer({ default: 3000, doc: "How long it counts, in milliseconds" }),
  },
  states: { counting: "It counts" },
  parts: { value: "The number as its author wrote it", counted: "What stands in its place while it is counted" },
  slots: { "": "The number with what stands around it: separators, prefix and suffix keep their form" },
  box: { display: "inline-block" },
  texts: {},
  styles: [css],
  adopts,
  store: createCounter,
  component: Counter,
});
