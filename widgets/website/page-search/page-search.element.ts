import { defineWidget, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { isPublisher } from "#shared/suite/index.ts";
import { comboboxCss, fieldCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { pageSearch } from "../i18n/en.json";
import { createPageSearch, events } from "./page-search.store.ts";
import { PageSearch } from "./PageSearch.tsx";

const texts = { failures, pageSearch };

export default defineWidget({
  tag: "suite-page-search",
  area: "website",
  summary: "Finds pages of the site by their address while somebody types, and gives one to a form",
  example: '<suite-page-search name="url"></suite-page-search>',
  audience: "team",
  mayShow: isPublisher,
  attributes: {
    name: text({ attribute: "name", doc: "Of the field in the form around it; without it the form gets nothing" }),
    limit: integer({ default: 15, range: [1, 100], doc: "How many pages are suggested at most" }),
  },
  events,
  states: { busy: "Pages are on their way", error: "They did not come; the element says why" },
  parts: {
    field: "The field with all that belongs to it",
    label: "Its label",
    input: "What is typed in",
    spinner: "The loading indicator in it",
    clear: "The button that empties it",
    list: "The suggestions",
    option: "A suggestion",
    hint: "What belongs in the field",
    problem: "Why there are no suggestions",
  },
  budget: 4,
  box: { display: "block", minBlockSize: "6em" },
  texts,
  styles: [spinnerCss, fieldCss, toolCss, comboboxCss],
  store: createPageSearch,
  component: PageSearch,
});
