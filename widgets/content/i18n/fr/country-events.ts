import failures from "../../../../shared/i18n/fr.ts";
import type { CountryEventsTexts } from "../../country-events/country-events.strings.ts";

export const countryEvents = {
  ...failures,
  loading: "Chargement des événements…",
  none: "Aucun événement n’est prévu pour le moment.",
} satisfies CountryEventsTexts;
