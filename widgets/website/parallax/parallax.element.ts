import { defineWidget, number } from "#shared/element/index.ts";
import { bind } from "./parallax.bind.ts";
import pageCss from "./parallax.page.css";
import { createParallax } from "./parallax.store.ts";

export default defineWidget({
  tag: "suite-parallax",
  area: "website",
  summary: "Moves the picture of a section slower than the page scrolls",
  example: `<suite-parallax data-ratio="0.5"><section class="parallax"><span class="s_parallax_bg"></span><p>Made by the sea</p></section></suite-parallax>`,
  attributes: {
    ratio: number({
      default: 0.5,
      doc: "Distance that the picture moves while the section crosses the window, in fifths of the window's height; 0 for no movement, 1 for a background that stays fixed in the window",
    }),
  },
  states: { moving: "The picture moves; never if the visitor prefers reduced motion" },
  slots: {
    "": "Section with a background, which may be a child of class `s_parallax_bg` as in the suite's markup; or an `img` as the first child, with the content over it",
  },
  needsContent: true,
  box: { display: "block" },
  waiting: ".s_parallax_bg,>img:first-child{position:absolute}",
  texts: {},
  styles: [],
  pageStyles: [pageCss],
  adopts: {
    selector: ".parallax[data-scroll-background-ratio]",
    attributes: { ratio: "data-scroll-background-ratio" },
  },
  enhances: true,
  rare: true,
  store: createParallax,
  bind,
});
