import { defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, spinnerCss } from "#shared/ui/index.ts";
import { countryEvents } from "../i18n/en.json";
import css from "./country-events.css";
import { createCountryEvents } from "./country-events.store.ts";
import { CountryEvents } from "./CountryEvents.tsx";

const texts = { failures, countryEvents };

export default defineWidget({
  tag: "suite-country-events",
  area: "content",
  summary: "The next events in the visitor's country",
  example: "<suite-country-events></suite-country-events>",
  attributes: {},
  states: { loading: "Events are on their way", error: "They did not come; the element says why" },
  parts: {
    list: "The events",
    note: "What it says where there are none",
    skeleton: "The room of what is to come",
    failure: "The sentence about what failed",
    retry: "The button that tries again",
    spinner: "The loading indicator in it",
  },
  slots: { "": "What to show until the events come, and where there are none" },
  box: { display: "block", minBlockSize: "15em" },
  texts,
  styles: [skeletonCss, spinnerCss, buttonCss, failureCss, css],
  // the list that the built-in script fills
  adopts: { selector: ":is(.oe_country_events,.country_events) .country_events_list" },
  rare: true,
  store: createCountryEvents,
  component: CountryEvents,
});
