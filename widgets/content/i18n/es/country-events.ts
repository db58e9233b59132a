import type { CountryEventsTexts } from "#content/country-events/country-events.strings.ts";
import failures from "#shared/i18n/es.ts";

export const countryEvents = {
  ...failures,
  loading: "Cargando eventos…",
  none: "No hay eventos previstos en este momento.",
} satisfies CountryEventsTexts;
