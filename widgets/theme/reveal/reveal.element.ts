import { choice, defineWidget, integer } from "#shared/element/index.ts";
import adopts from "./reveal.adopt.ts";
import css from "./reveal.css";
import { animations, createReveal } from "./reveal.store.ts";
import { Reveal } from "./Reveal.tsx";

export default defineWidget({
  tag: "suite-reveal",
  area: "theme",
  summary: "Animates its content once when it comes into view",
  example: "<suite-reveal><p>Made in small numbers.</p></suite-reveal>",
  attributes: {
    animation: choice(animations, { default: "fade-up", doc: "Animation of the content" }),
    duration: integer({ default: 1000, doc: "Duration of the animation in milliseconds" }),
    delay: integer({ default: 0, doc: "Delay of the animation in milliseconds" }),
    offset: integer({
      default: 0,
      doc: "Distance in pixels from the lower edge of the window at which the animation starts",
    }),
    iteration: integer({ default: 1, doc: "Number of repetitions of the animation" }),
  },
  states: { waiting: "The content is hidden until it comes into view" },
  parts: { content: "Container of the animated content" },
  slots: { "": "Content; visible at once with reduced motion" },
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
