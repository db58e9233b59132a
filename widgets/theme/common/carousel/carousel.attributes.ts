import { custom, flag, integer } from "#shared/element/index.ts";
import type { CarouselProps } from "./carousel.store.ts";

/** Parses steps such as `0:1 600:3`; undefined if they are invalid. */
function parseSteps(raw: string): CarouselProps["itemsAt"] {
  const steps = raw
    .trim()
    .split(/\s+/)
    .map((step) => /^(\d+):([1-9]\d?)$/.exec(step));
  return steps.every((step) => step !== null)
    ? steps.map(([, from, items]) => [Number(from), Number(items)] as const).sort(([a], [b]) => a - b)
    : undefined;
}

/** Attributes of every carousel. */
export const carouselAttributes = {
  items: integer({ default: 3, doc: "Maximum number of visible slides, unless `data-items-at` is set" }),
  itemsAt: custom({
    parse: parseSteps,
    expected: "widths and numbers, such as 0:1 600:3 1000:5",
    doc: "Number of visible slides from a width of the window in pixels: `0:1 600:3 1000:5`, which is the default, limited by `data-items`",
  }),
  autoplay: flag({ doc: "Changes the slides automatically, except for visitors who prefer reduced motion" }),
  timeout: integer({ default: 5000, doc: "Milliseconds between automatic changes" }),
  speed: integer({ default: 500, doc: "Approximate duration of a change in milliseconds" }),
  loop: flag({ doc: "Continues with the first slide after the last one" }),
  nav: flag({ doc: "Shows buttons for the previous and the next slide, as carousels without dots always do" }),
  dots: flag({ doc: "Shows a dot for every position" }),
};

/** Methods of every carousel. Calls before the slides have loaded are carried out later. */
export const carouselMethods = {
  goTo: "Shows the slide at an index from 0, or the last position if the index is beyond it",
  next: "Shows the next slide, if any",
  previous: "Shows the previous slide, if any",
};

const defaults = [
  [0, 1],
  [600, 3],
  [1000, 5],
] as const;

/** Returns the style sheet of the number of visible slides by width, for a shadow root. */
export const itemsCss = ({
  items,
  itemsAt = defaults.map(([from, most]) => [from, Math.min(most, Math.max(1, items))] as const),
}: Pick<CarouselProps, "items" | "itemsAt">): string =>
  itemsAt.map(([from, count]) => `@media (min-width:${from}px){.track{--_items:${count}}}`).join("");
