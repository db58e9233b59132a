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
import adopts from "./notice-board.adopt.ts";

export default defineWidget({
  tag: "suite-notice-board",
  area: "theme",
  summary: "The suite's news, climbing past on a board",
  example: "<suite-notice-board></suite-notice-board>",
  attributes: newsAttributes("vertical"),
  states: newsStates,
  parts: newsParts,
  slots: newsSlots,
  box: { display: "block", minBlockSize: "13.75rem" },
  texts: newsTexts,
  styles: newsStyles,
  adopts,
  store: createNews,
  component: News,
});
