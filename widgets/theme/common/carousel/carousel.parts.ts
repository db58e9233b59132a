/** What every carousel tells. */
export const carouselEvents = {
  "suite-slide-change":
    "Another slide is the first that is seen, since a visitor pressed a button or dragged, or a script called a method; not by itself. Places count from 0. detail: { index: number }",
} as const;

/** What is inside of every carousel. */
export const carouselParts = {
  carousel: "All of it",
  viewport: "What is seen of the slides",
  slide: "The frame of one slide; it may have a border and paddings of its own",
  controls: "The buttons below",
  previous: "Leads to the previous slide",
  next: "Leads to the next slide",
  pause: "Stops and starts the automatic change",
  dots: "All dots",
  dot: "Leads to one place; large enough for a finger",
  "dot-mark": "What is seen of it",
  poster: "A video slide before it plays: the author's picture",
  play: "Starts its video",
  player: "The video",
  problem: "What is wrong with its address",
};

/** Besides, where the suite has the slides. */
export const slidesParts = {
  ...carouselParts,
  skeleton: "The room of slides that are on their way, where the page has brought none",
  failure: "The sentence about a failed call, where the page has brought no slides",
  retry: "The button that tries again",
  spinner: "Turns in it while it does",
};
