import type { LinkStatsTexts } from "#links/link-stats/link-stats.strings.ts";
import { links } from "./links.ts";

export const linkStats = {
  ...links,
  ranges: "Période",
  all: "Toute la période",
  month: "Dernier mois",
  week: "Dernière semaine",
  clicks: { one: "{count} clic", other: "{count} clics" },
  countries: { one: "{count} pays", other: "{count} pays" },
  perDay: "Clics par jour",
  perCountry: "Clics par pays",
  unknownCountry: "Indéfini",
  otherCountries: "Autres pays",
  slice: "{country} ({count})",
  point: "{name} : {clicks}",
  noData: "Il n'y a pas de données à afficher",
  loading: "Les statistiques sont en cours de chargement.",
  table: "Tableau",
  day: "Jour",
  country: "Pays",
  count: "Clics",
  csv: "Télécharger en CSV",
  csvOf: "Télécharger en CSV : {title}",
  print: "Imprimer",
} satisfies LinkStatsTexts;
