import { custom, defineWidget } from "#shared/element/index.ts";
import { portalSearch } from "../i18n/en.json";
import { bind } from "./portal-search.bind.ts";
import css from "./portal-search.css";
import pageCss from "./portal-search.page.css";
import { type Choice, createPortalSearch } from "./portal-search.store.ts";
import { PortalSearch } from "./PortalSearch.tsx";

const isChoice = (value: unknown): value is Choice => {
  const { key, label } = (value ?? {}) as Partial<Choice>;
  return typeof key === "string" && typeof label === "string";
};

function parse(text: string): readonly Choice[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.length > 0 && value.every(isChoice) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns an attribute that lists fields to search in. */
export const choices = (options: { readonly doc: string }) =>
  custom({ parse, expected: 'JSON such as [{"key":"all","label":"All"}]', ...options });

const texts = { portalSearch };

export default defineWidget({
  tag: "suite-portal-search",
  area: "portal",
  summary: "Searches a list of documents by a chosen field, and keeps the sort order and the filter",
  example: `<suite-portal-search>
  <form role="search">
    <label>Search in <select name="search_in"><option value="all">Everything</option><option value="name">Reference</option></select></label>
    <label>Search <input name="search"></label>
    <button>Search</button>
  </form>
</suite-portal-search>`,
  attributes: {
    choices: choices({
      doc: "Fields to search in, as JSON: `key` is sent as `search_in`, `label` is shown. Without it, the choices of the markup",
    }),
  },
  states: { busy: "The page with the result is being loaded" },
  parts: { choice: "List of the fields in `data-choices`, after the form" },
  slots: {
    "": "Form with a field `search`, and without `data-choices` also a field `search_in`; or the suite's own form",
  },
  needsContent: true,
  box: { display: "block" },
  // height of the list of fields
  waiting: "&[data-choices]{display:grid;grid-template-rows:minmax(2.5em,auto);align-items:start}",
  texts,
  styles: [css],
  pageStyles: [pageCss],
  // the search above a list of documents; the element goes inside, since the form is part of a bar
  adopts: { selector: "form.o_portal_search_panel", place: "inside" },
  enhances: true,
  rare: true,
  store: createPortalSearch,
  component: PortalSearch,
  bind,
});
