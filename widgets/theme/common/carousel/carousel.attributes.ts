import { custom, flag, integer } from "#shared/element/index.ts";
import type { CarouselProps } from "./carousel.store.ts";

/** `0:1 600:3`. */
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
  items: integer({ default: 3, doc: "The most slides that are shown at once, unless `data-items-at` says so" }),
  itemsAt: custom({
    parse: parseSteps,
    expected: "widths and numbers, such as 0:1 600:3 1000:5",
    doc: "How many slides are shown from which width of the window on, in pixels: `0:1 600:3 1000:5`. Without it, so many of those as `data-items` allows",
  }),
  autoplay: flag({ doc: "Whether it moves by itself; never for visitors who want nothing to move" }),
  timeout: integer({ default: 5000, doc: "How long a slide stays then, in milliseconds" }),
  speed: integer({ default: 500, doc: "How long a change takes, about, in milliseconds" }),
  loop: flag({ doc: "Whether the first slide follows the last one" }),
  nav: flag({ doc: "Whether there are buttons for the previous and the next slide; there are, if there are no dots" }),
  dots: flag({ doc: "Whether there is a dot for every place" }),
};

/** What scripts may ask of every carousel. It waits for slides that are still to come. */
export const carouselMethods = {
  goTo: "Shows a slide by its place, from 0, or as near to it as the last slides let it",
  next: "Shows the next slide, if there is one",
  previous: "Shows the previous slide, if there is one",
};

const common = [
  [0, 1],
  [600, 3],
  [1000, 5],
] as const;

/** How many slides are shown at which width, as style sheet of a shadow root. */
export const itemsCss = ({
  items,
  itemsAt = common.map(([from, most]) => [from, Math.min(most, Math.max(1, items))] as const),
}: Pick<CarouselProps, "items" | "itemsAt">): string =>
  itemsAt.map(([from, count]) => `@media (min-width:${from}px){.track{--_items:${count}}}`).join("");
