import { defineWidget } from "#shared/element/index.ts";
import { foldedList } from "../i18n/en.json";
import { bind } from "./folded-list.bind.ts";
import pageCss from "./folded-list.page.css";

const texts = { foldedList };

export default defineWidget({
  tag: "suite-folded-list",
  area: "website",
  summary: "Folds parts of a list, which a press opens",
  example: `<suite-folded-list><ul><li><a href="#" class="o_ul_toggle_self">Delivery</a><ul class="o_close"><li>Within a week</li></ul></li></ul></suite-folded-list>`,
  attributes: {},
  slots: {
    "": "List. A link of class `o_ul_toggle_self` unfolds the lists in its item, `o_ul_toggle_next` the next item; parts that are folded at first have the class `o_close`",
  },
  needsContent: true,
  box: { display: "block" },
  waiting: ".o_close{display:none}",
  texts,
  styles: [],
  pageStyles: [pageCss],
  adopts: { selector: ".o_ul_folded" },
  enhances: true,
  rare: true,
  store: () => ({}),
  bind,
});
