import { defineWidget, number } from "#shared/element/index.ts";
import { createParallax } from "./parallax.store.ts";
import { Parallax } from "./Parallax.tsx";

export default defineWidget({
  tag: "suite-parallax",
  area: "website",
  summary: "Moves a section's picture slower than the page is scrolled",
  example: `<suite-parallax data-ratio="0.5"><section class="parallax"><span class="s_parallax_bg"></span><p>Made by the sea</p></section></suite-parallax>`,
  attributes: {
    ratio: number({
      default: 0.5,
      doc: "How far the picture moves while the section crosses the window, in fifths of the window's height; 0 is not at all, 1 keeps a background where it is in the window",
    }),
  },
  states: { moving: "The picture moves; never for visitors who want nothing to move" },
  slots: {
    "": "A section with a background, which is the suite's if it has a child of class `s_parallax_bg`, or an `img` as the first child and what stands on it",
  },
  needsContent: true,
  box: { display: "block" },
  waiting: ".s_parallax_bg,>img:first-child{position:absolute}",
  texts: {},
  styles: [],
  adopts: {
    selector: ".parallax[data-scroll-background-ratio]",
    attributes: { ratio: "data-scroll-background-ratio" },
  },
  enhances: true,
  rare: true,
  store: createParallax,
  component: Parallax,
});
