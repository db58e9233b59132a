import type { Texts } from "#shared/i18n/index.ts";
import { linkTexts } from "../common/base/links.strings.ts";

export const english = {
  ...linkTexts,
  ranges: "Period",
  all: "All Time",
  month: "Last Month",
  week: "Last Week",
  clicks: { one: "{count} click", other: "{count} clicks" },
  countries: { one: "{count} country", other: "{count} countries" },
  perDay: "Clicks per day",
  perCountry: "Clicks per country",
  /** Of clicks from an unknown country. */
  unknownCountry: "Undefined",
  otherCountries: "Other countries",
  slice: "{country} ({count})",
  point: "{name}: {clicks}",
  noData: "There is no data to show",
  loading: "The statistics are being loaded.",
  table: "Table",
  day: "Day",
  country: "Country",
  count: "Clicks",
  csv: "Download CSV",
  csvOf: "Download CSV: {title}",
  print: "Print",
};

export type LinkStatsTexts = Texts<typeof english>;
