import type { CountryEventsTexts } from "#content/country-events/country-events.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const countryEvents = {
  ...failures,
  loading: "Chargement des événements…",
  none: "Aucun événement n’est prévu pour le moment.",
} satisfies CountryEventsTexts;
