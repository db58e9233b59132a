/** What is inside of every carousel. */
export const carouselParts = {
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
};

/** Besides, where the suite has the slides. */
export const slidesParts = {
  ...carouselParts,
  spinner: "The sign of waiting, where the page has brought no slides",
  failure: "The sentence about a failed call, where the page has brought no slides",
  retry: "The button that tries again",
};
