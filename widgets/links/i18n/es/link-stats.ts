import type { LinkStatsTexts } from "#links/link-stats/link-stats.strings.ts";
import { links } from "./links.ts";

export const linkStats = {
  ...links,
  ranges: "Periodo",
  all: "Todo el tiempo",
  month: "Último mes",
  week: "Última semana",
  clicks: { one: "{count} clic", other: "{count} clics" },
  countries: { one: "{count} país", other: "{count} países" },
  perDay: "Clics por día",
  perCountry: "Clics por país",
  unknownCountry: "Sin definir",
  otherCountries: "Otros países",
  slice: "{country} ({count})",
  point: "{name}: {clicks}",
  noData: "No hay datos que mostrar",
  loading: "Se están cargando las estadísticas.",
  table: "Tabla",
  day: "Día",
  country: "País",
  count: "Clics",
  csv: "Descargar CSV",
  csvOf: "Descargar CSV: {title}",
  print: "Imprimir",
} satisfies LinkStatsTexts;
