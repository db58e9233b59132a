import { choice, integer } from "#shared/element/index.ts";
import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import newsCss from "./news.css";
import type { NewsProps } from "./news.store.ts";

/** Attributes, with the default of `data-direction`. */
export const newsAttributes = (direction: NewsProps["direction"]) => ({
  limit: integer({ default: 3, doc: "How many, the newest first" }),
  direction: choice(["horizontal", "vertical"], { default: direction, doc: "Which way they move" }),
});

/** Parts of both news elements. */
export const newsParts = {
  news: "All of it",
  items: "The row",
  item: "One of the news",
  name: "Its heading",
  content: "What it says",
  pause: "Stops and starts the movement",
  empty: "The sentence where there is nothing new",
  skeleton: "The room of news that are on their way",
  failure: "The sentence about a failed call",
  retry: "Tries again",
  spinner: "Turns in that button while it does",
};

export const newsStates = {
  playing: "They move, unless the pointer or the focus is on them",
  loading: "They are on their way",
  error: "They could not be read; the element says so",
};

export const newsSlots = { "": "What to show until the suite's news come, and where they do not" };

/** Styles of the view and of the controls that it uses. */
export const newsStyles = [toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, newsCss];
