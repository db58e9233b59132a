import type { LinkStatsTexts } from "#links/link-stats/link-stats.strings.ts";
import { links } from "./links.ts";

export const linkStats = {
  ...links,
  ranges: "Periode",
  all: "Altijd",
  month: "Afgelopen maand",
  week: "Afgelopen week",
  clicks: { one: "{count} klik", other: "{count} klikken" },
  countries: { one: "{count} land", other: "{count} landen" },
  perDay: "Klikken per dag",
  perCountry: "Klikken per land",
  unknownCountry: "Onbekend",
  otherCountries: "Andere landen",
  slice: "{country} ({count})",
  point: "{name}: {clicks}",
  noData: "Er zijn geen gegevens om te tonen",
  loading: "De statistieken worden geladen.",
  table: "Tabel",
  day: "Dag",
  country: "Land",
  count: "Klikken",
  csv: "CSV downloaden",
  csvOf: "CSV downloaden: {title}",
  print: "Afdrukken",
} satisfies LinkStatsTexts;
