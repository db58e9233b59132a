import type { CountryEventsTexts } from "#content/country-events/country-events.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const countryEvents = {
  ...failures,
  loading: "Evenementen worden geladen…",
  none: "Er zijn op dit moment geen evenementen gepland.",
} satisfies CountryEventsTexts;
