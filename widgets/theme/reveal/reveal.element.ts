import { choice, defineWidget, integer } from "#shared/element/index.ts";
import adopts from "./reveal.adopt.ts";
import css from "./reveal.css";
import { animations, createReveal } from "./reveal.store.ts";
import { Reveal } from "./Reveal.tsx";

export default defineWidget({
  tag: "suite-reveal",
  area: "theme",
  summary: "Lets its content appear when it comes into view, once",
  example: "<suite-reveal><p>Made in small numbers.</p></suite-reveal>",
  attributes: {
    animation: choice(animations, { default: "fade-up", doc: "How it appears" }),
    duration: integer({ default: 1000, doc: "How long that takes, in milliseconds" }),
    delay: integer({ default: 0, doc: "How long it waits before that, in milliseconds" }),
    offset: integer({ default: 0, doc: "How far above the lower edge of the window it has to be, in pixels" }),
    iteration: integer({ default: 1, doc: "How often it appears, one time after the other" }),
  },
  states: { waiting: "Nobody has seen it yet" },
  parts: { content: "What appears" },
  slots: { "": "What appears. Visitors who want nothing to move see it at once" },
  needsContent: true,
  box: { display: "block" },
  waiting: "animation:suite_wait 2s step-end",
  texts: {},
  styles: [css],
  adopts,
  enhances: true,
  store: createReveal,
  component: Reveal,
});
