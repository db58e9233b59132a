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
    poster: "A video slide before it plays: the author's picture",
    play: "Starts its video",
    player: "The video",
    problem: "What is wrong with its address",
  },
  slots: { "": "The slides: each child is one. One with a link `a[data-video]` to YouTube or Vimeo plays that video in its place when somebody starts it; the page's policy has to allow `frame-src https://www.youtube-nocookie.com https://player.vimeo.com`" },
  slotting: "manual",
  cssProperties: { "--suite-carousel-gap": "Space between the slides" },
  box: { display: "block" },
  waiting: waitingSlides,
  texts: carouselTexts,
  styles: [toolCss, carouselCss],
  store: createCarousel,
  component: CarouselElement,
});
