import failures from "../../../../shared/i18n/nl.ts";
import type { CountryEventsTexts } from "../../country-events/country-events.strings.ts";

export const countryEvents = {
  ...failures,
  loading: "Evenementen worden geladen…",
  none: "Er zijn op dit moment geen evenementen gepland.",
} satisfies CountryEventsTexts;
