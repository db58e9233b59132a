import { choice, integer, partDocs } from "#shared/element/index.ts";
import { buttonCss, failureCss, skeletonCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import newsCss from "./news.css";
import type { NewsProps } from "./news.store.ts";

/** Returns the attributes, with the default of `data-direction`. */
export const newsAttributes = (direction: NewsProps["direction"]) => ({
  limit: integer({ default: 3, doc: "Maximum number of news, the newest first" }),
  direction: choice(["horizontal", "vertical"], { default: direction, doc: "Direction of the movement" }),
});

/** Parts of both news elements. */
export const newsParts = {
  news: "Container of the moving news",
  items: "Row of news",
  item: "News item",
  name: "Heading of a news item",
  content: "Content of a news item",
  pause: "Button that stops and starts the movement",
  empty: "Message that there are no news",
  skeleton: "Placeholder while loading",
  failure: partDocs.failure,
  retry: partDocs.retry,
  spinner: partDocs.spinner,
};

export const newsStates = {
  playing: "The news move, unless they have the pointer or the focus",
  loading: "The news are loading",
  error: "The last call failed; the element shows the error",
};

export const newsSlots = { "": "Content while the news are loading, and if they cannot be loaded" };

/** Styles of the view and of the controls that it uses. */
export const newsStyles = [toolCss, skeletonCss, spinnerCss, buttonCss, failureCss, newsCss];
