import failures from "../../../../shared/i18n/de.ts";
import type { CountryEventsTexts } from "../../country-events/country-events.strings.ts";

export const countryEvents = {
  ...failures,
  loading: "Veranstaltungen werden geladen…",
  none: "Zurzeit sind keine Veranstaltungen geplant.",
} satisfies CountryEventsTexts;
