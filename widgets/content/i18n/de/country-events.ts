import type { CountryEventsTexts } from "#content/country-events/country-events.strings.ts";
import failures from "#shared/i18n/de.ts";

export const countryEvents = {
  ...failures,
  loading: "Veranstaltungen werden geladen…",
  none: "Zurzeit sind keine Veranstaltungen geplant.",
} satisfies CountryEventsTexts;
