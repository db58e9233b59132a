import { defineWidget } from "#shared/element/index.ts";
import { toolCss } from "#shared/ui/index.ts";
import { carouselAttributes, carouselMethods } from "../common/carousel/carousel.attributes.ts";
import carouselCss from "../common/carousel/carousel.css";
import { carouselEvents, carouselParts } from "../common/carousel/carousel.parts.ts";
import { createCarousel } from "../common/carousel/carousel.store.ts";
import { builtInSlides, waitingSlides } from "../common/carousel/waiting.ts";
import { carousel } from "../i18n/en.json";
import adopts, { items } from "./carousel.adopt.ts";
import { CarouselElement } from "./CarouselElement.tsx";

const texts = { carousel };

export default defineWidget({
  tag: "suite-carousel",
  area: "theme",
  summary: "Shows its children as slides, side by side",
  example: `<suite-carousel data-dots data-loop>
  <figure>One</figure>
  <figure>Two</figure>
  <figure>Three</figure>
  <figure>Four</figure>
</suite-carousel>`,
  attributes: carouselAttributes,
  events: carouselEvents,
  methods: carouselMethods,
  states: { playing: "The slides change automatically" },
  parts: carouselParts,
  slots: {
    "": "Slides: each child is a slide. A slide with a link `a[data-video]` to YouTube, Vimeo or Dailymotion plays the video after a press; the page's content security policy must allow `frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com`",
  },
  slotting: "manual",
  cssProperties: { "--suite-carousel-gap": "Space between the slides" },
  needsContent: true,
  budget: 11,
  frames: ["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://geo.dailymotion.com"],
  box: { display: "block" },
  waiting: waitingSlides,
  texts,
  styles: [toolCss, carouselCss],
  adopts: {
    ...adopts,
    waiting: builtInSlides("suite-carousel", [
      // outside of these sections
      [[], "333"],
      ...Object.entries(items).map(
        ([counts, numbers]) =>
          [numbers.split(" ").map((number) => `#sh_corpomate_theme_section_${number}`), counts] as const,
      ),
    ]),
  },
  store: createCarousel,
  component: CarouselElement,
});
