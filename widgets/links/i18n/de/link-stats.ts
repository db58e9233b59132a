import type { LinkStatsTexts } from "#links/link-stats/link-stats.strings.ts";
import { links } from "./links.ts";

export const linkStats = {
  ...links,
  ranges: "Zeitraum",
  all: "Gesamter Zeitraum",
  month: "Letzter Monat",
  week: "Letzte Woche",
  clicks: { one: "{count} Klick", other: "{count} Klicks" },
  countries: { one: "{count} Land", other: "{count} Länder" },
  perDay: "Klicks pro Tag",
  perCountry: "Klicks pro Land",
  unknownCountry: "Unbekannt",
  otherCountries: "Andere Länder",
  slice: "{country} ({count})",
  point: "{name}: {clicks}",
  noData: "Es gibt keine Daten zum Anzeigen",
  loading: "Die Statistik wird geladen.",
  table: "Tabelle",
  day: "Tag",
  country: "Land",
  count: "Klicks",
  csv: "CSV herunterladen",
  csvOf: "CSV herunterladen: {title}",
  print: "Drucken",
} satisfies LinkStatsTexts;
