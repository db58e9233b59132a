import { defineWidget, integer } from "#shared/element/index.ts";
import { toolCss } from "#shared/ui/index.ts";
import trackCss from "../common/slides/track.css";
import { slideshow } from "../i18n/en.json";
import adopts from "./slideshow.adopt.ts";
import css from "./slideshow.css";
import { createSlideshow, events } from "./slideshow.store.ts";
import { Slideshow } from "./Slideshow.tsx";

const texts = { slideshow };

export default defineWidget({
  tag: "suite-slideshow",
  area: "website",
  summary: "Shows one of its pictures at a time, with thumbnails of all",
  example: `<suite-slideshow data-interval="5000">
  <img src="/web/image/product.template/2/image" alt="Lighthouse bench">
  <img src="/web/image/product.template/3/image" alt="Wharf desk">
  <img src="/web/image/product.template/4/image" alt="Ebb standing desk">
</suite-slideshow>`,
  attributes: {
    interval: integer({
      default: 0,
      doc: "Milliseconds after which the next picture comes by itself, 1000 at least; without it, or 0, never. Not while a visitor points at it, has the focus in it or does not see it, and only after a press for those who want nothing to move",
    }),
  },
  events,
  parts: {
    slides: "What is seen of the pictures",
    slide: "The frame of one picture",
    previous: "Leads to the previous picture",
    next: "Leads to the next picture",
    play: "Stops and starts the automatic change",
    thumbnails: "All thumbnails",
    thumbnail: "Leads to one picture",
  },
  slots: {
    "": "The pictures: each child is one, an `img` or a `figure` with its caption; their names are read to those who do not see them. Or the suite's own slideshow, which keeps its looks",
  },
  slotting: "manual",
  cssProperties: {
    "--suite-slideshow-ratio": "Proportions of the room of a picture, `3 / 2` unless given",
    "--suite-slideshow-fit": "How a picture of other proportions fills it: `contain`, or `cover`",
  },
  needsContent: true,
  budget: 3.2,
  box: { display: "block" },
  waiting:
    "&:not(:has(.carousel)){display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow:clip;" +
    ">*{inline-size:100%;max-inline-size:none;aspect-ratio:var(--suite-slideshow-ratio,3/2);max-block-size:80svh;margin:0;overflow:hidden;object-fit:var(--suite-slideshow-fit,contain)}" +
    "&:has(>:nth-child(2)){padding-block-end:4.5em}}",
  texts,
  styles: [toolCss, trackCss, css],
  adopts,
  enhances: true,
  rare: true,
  store: createSlideshow,
  component: Slideshow,
});
