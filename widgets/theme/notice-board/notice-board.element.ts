import { choice, defineWidget, integer } from "../../../shared/element/index.ts";
import { createNews } from "../../../shared/state/index.ts";
import { News, newsCss, newsTexts } from "../../../shared/ui/news/index.ts";
import { buttonCss, failureCss, spinnerCss, toolCss } from "../../../shared/ui/index.ts";
import adopts from "./notice-board.adopt.ts";

export default defineWidget({
  tag: "suite-notice-board",
  area: "theme",
  summary: "The suite's news, climbing past on a board",
  example: "<suite-notice-board></suite-notice-board>",
  attributes: {
    limit: integer({ default: 3, doc: "How many, the newest first" }),
    direction: choice(["horizontal", "vertical"], { default: "vertical", doc: "Which way they move" }),
  },
  states: { playing: "They move, unless the pointer or the focus is on them", loading: "They are on their way", error: "They could not be read; the element says so" },
  parts: {
    news: "All of it",
    items: "The row",
    item: "One of the news",
    name: "Its heading",
    content: "What it says",
    pause: "Stops and starts the movement",
    empty: "The sentence where there is nothing new",
    spinner: "The sign of waiting",
    failure: "The sentence about a failed call",
    retry: "Tries again",
  },
  slots: { "": "What to show until the suite's news come, and where they do not" },
  box: { display: "block", minBlockSize: "13.75rem" },
  texts: newsTexts,
  styles: [toolCss, spinnerCss, buttonCss, failureCss, newsCss],
  adopts,
  store: createNews,
  component: News,
});
