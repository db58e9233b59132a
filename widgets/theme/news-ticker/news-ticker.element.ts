import { defineWidget } from "#shared/element/index.ts";
import { newsAttributes } from "../common/news/news.attributes.ts";
import { newsParts, newsSlots, newsStates } from "../common/news/news.parts.ts";
import { newsTexts } from "../common/news/news.strings.ts";
import { newsStyles } from "../common/news/news.styles.ts";
import { createNews } from "../common/news/news.ts";
import { News } from "../common/news/News.tsx";
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
  budget: 5.1,
  box: { display: "block", minBlockSize: "3.25em" },
  texts: newsTexts,
  styles: newsStyles,
  adopts,
  store: createNews,
  component: News,
});
