import { defineWidget, integer } from "#shared/element/index.ts";
import { toolCss } from "#shared/ui/index.ts";
import trackCss from "../common/slides/track.css";
import { slideshow } from "../i18n/en.json";
import adopts from "./slideshow.adopt.ts";
import { bind } from "./slideshow.bind.ts";
import css from "./slideshow.css";
import pageCss from "./slideshow.page.css";
import { createSlideshow, events } from "./slideshow.store.ts";
import { Slideshow } from "./Slideshow.tsx";

const texts = { slideshow };

export default defineWidget({
  tag: "suite-slideshow",
  area: "website",
  summary: "Shows one picture at a time, with thumbnails",
  example: `<suite-slideshow data-interval="5000">
  <img src="/web/image/product.template/2/image" alt="Lighthouse bench">
  <img src="/web/image/product.template/3/image" alt="Wharf desk">
  <img src="/web/image/product.template/4/image" alt="Ebb standing desk">
</suite-slideshow>`,
  attributes: {
    interval: integer({
      default: 0,
      doc: "Milliseconds until the next picture, at least 1000; 0 turns the automatic change off. Paused while a visitor points at the element, has the focus in it or has scrolled past it; starts only after a press if the visitor prefers reduced motion",
    }),
  },
  events,
  parts: {
    slides: "Visible area of the pictures",
    slide: "Frame of one picture",
    previous: "Button that shows the previous picture",
    next: "Button that shows the next picture",
    play: "Button that stops and starts the automatic change",
    thumbnails: "Row of thumbnails",
    thumbnail: "Button with the thumbnail of one picture",
  },
  slots: {
    "": "Pictures: each child is one, an `img` or a `figure` with its caption; screen readers announce their names. Or the suite's own slideshow, which keeps its styles",
  },
  slotting: "manual",
  cssProperties: {
    "--suite-slideshow-ratio": "Aspect ratio of the visible area, `3 / 2` by default",
    "--suite-slideshow-fit": "Fit of pictures with another aspect ratio: `contain` by default, or `cover`",
  },
  needsContent: true,
  budget: 3.4,
  box: { display: "block" },
  waiting:
    "&:not(:has(.carousel)){display:grid;grid-auto-flow:column;grid-auto-columns:100%;overflow:clip;" +
    ">*{inline-size:100%;max-inline-size:none;aspect-ratio:var(--suite-slideshow-ratio,3/2);max-block-size:80svh;margin:0;overflow:hidden;object-fit:var(--suite-slideshow-fit,contain)}" +
    "&:has(>:nth-child(2)){padding-block-end:4.5em}}",
  texts,
  styles: [toolCss, trackCss, css],
  pageStyles: [pageCss],
  adopts,
  enhances: true,
  rare: true,
  store: createSlideshow,
  component: Slideshow,
  bind,
});
