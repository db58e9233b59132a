import { defineWidget } from "../../../shared/element/index.ts";
import { createNews } from "../../../shared/state/index.ts";
import {
  News,
  newsAttributes,
  newsParts,
  newsSlots,
  newsStates,
  newsStyles,
  newsTexts,
} from "../../../shared/ui/news/index.ts";
import adopts from "./news-ticker.adopt.ts";

export default defineWidget({
  tag: "suite-news-ticker",
  area: "theme",
  summary: "The suite's news, passing by in one line",
  example: "<suite-news-ticker></suite-news-ticker>",
  attributes: newsAttributes("horizontal"),
  states: newsStates,
  parts: newsParts,
  slots: newsSlots,
  box: { display: "block", minBlockSize: "3.25rem" },
  texts: newsTexts,
  styles: newsStyles,
  adopts,
  store: createNews,
  component: News,
});
