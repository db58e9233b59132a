import { defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { newsAttributes, newsParts, newsSlots, newsStates, newsStyles } from "../common/news/news.declaration.ts";
import { createNews } from "../common/news/news.store.ts";
import { News } from "../common/news/News.tsx";
import { news } from "../i18n/en.json";
import adopts from "./notice-board.adopt.ts";

const texts = { failures, news };

export default defineWidget({
  tag: "suite-notice-board",
  area: "theme",
  summary: "News of the suite, moving upwards on a board",
  example: "<suite-notice-board></suite-notice-board>",
  attributes: newsAttributes("vertical"),
  states: newsStates,
  parts: newsParts,
  slots: newsSlots,
  budget: 5.1,
  box: { display: "block", minBlockSize: "13.75em" },
  texts,
  styles: newsStyles,
  adopts,
  store: createNews,
  component: News,
});
