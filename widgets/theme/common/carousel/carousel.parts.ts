import { partDocs } from "#shared/element/index.ts";

/** Events of every carousel. */
export const carouselEvents = {
  "suite-slide-change":
    "A visitor, or a script through a method, changed the first visible slide; not dispatched for automatic changes. The index counts from 0. detail: { index: number }",
} as const;

/** Parts of every carousel. */
export const carouselParts = {
  carousel: "Container of slides and controls",
  viewport: "Visible area of the slides",
  slide: "Frame of one slide; it may have a border and paddings",
  controls: "Row of buttons below the slides",
  previous: "Button that shows the previous slide",
  next: "Button that shows the next slide",
  pause: "Button that stops and starts the automatic change",
  dots: "Row of dots",
  dot: "Button that shows one position; large enough for touch",
  "dot-mark": "Visible dot inside the button",
  poster: "Picture of a video slide before the video plays",
  play: "Button that starts the video",
  player: "Frame of the video",
  problem: "Error message of an invalid video address",
};

/** Parts of carousels whose slides are loaded from the suite. */
export const slidesParts = {
  ...carouselParts,
  skeleton: "Placeholder while loading, if the page has no slides",
  failure: "Error message of the failed call, if the page has no slides",
  retry: partDocs.retry,
  spinner: partDocs.spinner,
};
