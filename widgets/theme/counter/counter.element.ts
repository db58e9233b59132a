import { defineWidget, integer, text } from "#shared/element/index.ts";
import adopts from "./counter.adopt.ts";
import css from "./counter.css";
import { createCounter } from "./counter.store.ts";
import { Counter } from "./Counter.tsx";

export default defineWidget({
  tag: "suite-counter",
  area: "theme",
  summary: "Counts to its number once it is in view",
  example: "<suite-counter>1,250+</suite-counter>",
  attributes: {
    to: text({ doc: "Number with prefix and suffix, in place of the element's text" }),
    duration: integer({ default: 3000, doc: "Duration of the count in milliseconds" }),
  },
  states: { counting: "The element is counting" },
  parts: { value: "Number as the page author wrote it", counted: "Number that is shown while counting" },
  slots: { "": "Number with prefix and suffix, which are kept like the separators" },
  needsContent: "to",
  box: { display: "inline-block" },
  texts: {},
  styles: [css],
  adopts,
  store: createCounter,
  component: Counter,
});
