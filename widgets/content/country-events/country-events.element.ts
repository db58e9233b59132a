import { defineWidget, partDocs } from "#shared/element/index.ts";
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
  states: { loading: "The events are loading", error: "The last call failed; the element shows the error" },
  parts: {
    list: "List of events",
    note: "Message that there are no events",
    skeleton: "Placeholder while loading",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
  },
  slots: { "": "Content while the events are loading, and if there are none" },
  box: { display: "block", minBlockSize: "15em" },
  texts,
  styles: [skeletonCss, spinnerCss, buttonCss, failureCss, css],
  adopts: { selector: ":is(.oe_country_events,.country_events) .country_events_list" },
  rare: true,
  store: createCountryEvents,
  component: CountryEvents,
});
