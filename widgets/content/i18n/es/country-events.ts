import failures from "../../../../shared/i18n/es.ts";
import type { CountryEventsTexts } from "../../country-events/country-events.strings.ts";

export const countryEvents = {
  ...failures,
  loading: "Cargando eventos…",
  none: "No hay eventos previstos en este momento.",
} satisfies CountryEventsTexts;
