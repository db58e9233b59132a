import { defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
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
  summary: "Suggests pages of the site while a team member types an address, and sends the chosen one with a form",
  example: '<suite-page-search name="url"></suite-page-search>',
  audience: "team",
  mayShow: isPublisher,
  attributes: {
    name: text({
      attribute: "name",
      doc: "Name of the field in the surrounding form; without a name the form receives no value",
    }),
    /** @see docs/reference/website.md#website-8 */
    limit: integer({ default: 15, range: [1, 100], doc: "Maximum number of suggested pages" }),
  },
  events,
  states: { busy: "Pages are being loaded", error: "The call for pages failed; an error message is shown" },
  parts: {
    field: "Input with its label, list and messages",
    label: partDocs.label,
    input: partDocs.input,
    spinner: partDocs.spinner,
    clear: "Button that clears the input",
    list: "List of suggestions",
    option: "Suggestion",
    hint: "Hint about the expected input",
    problem: "Error message in place of suggestions",
  },
  budget: 4,
  box: { display: "block", minBlockSize: "6em" },
  texts,
  styles: [spinnerCss, fieldCss, toolCss, comboboxCss],
  store: createPageSearch,
  component: PageSearch,
});
