import { defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { newsAttributes, newsParts, newsSlots, newsStates, newsStyles } from "../common/news/news.declaration.ts";
import { createNews } from "../common/news/news.store.ts";
import { News } from "../common/news/News.tsx";
import { news } from "../i18n/en.json";
import adopts from "./news-ticker.adopt.ts";

const texts = { failures, news };

export default defineWidget({
  tag: "suite-news-ticker",
  area: "theme",
  summary: "News of the suite, moving past in one line",
  example: "<suite-news-ticker></suite-news-ticker>",
  attributes: newsAttributes("horizontal"),
  states: newsStates,
  parts: newsParts,
  slots: newsSlots,
  budget: 5.1,
  box: { display: "block", minBlockSize: "3.25em" },
  texts,
  styles: newsStyles,
  adopts,
  store: createNews,
  component: News,
});
