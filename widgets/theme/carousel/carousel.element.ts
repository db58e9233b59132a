import { defineWidget } from "../../../shared/element/index.ts";
import { createCarousel } from "../../../shared/state/index.ts";
import { carouselAttributes, carouselCss, carouselTexts, waitingSlides } from "../../../shared/ui/carousel/index.ts";
import { toolCss } from "../../../shared/ui/index.ts";
import { CarouselElement } from "./CarouselElement.tsx";

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
  states: { playing: "It moves by itself" },
  parts: {
    carousel: "All of it",
    viewport: "What is seen of the slides",
    slide: "The frame of one slide",
    controls: "The buttons below",
    back: "Leads to the previous slide",
    on: "Leads to the next slide",
    pause: "Stops and starts the automatic change",
    dots: "All dots",
    dot: "Leads to one place",
  },
  slots: { "": "The slides: each child is one" },
  slotting: "manual",
  cssProperties: { "--suite-carousel-gap": "Space between the slides" },
  box: { display: "block" },
  waiting: waitingSlides,
  texts: carouselTexts,
  styles: [toolCss, carouselCss],
  store: createCarousel,
  component: CarouselElement,
});
