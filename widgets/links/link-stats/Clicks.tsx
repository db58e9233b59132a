import { useMemo } from "react";
import { fill, plural } from "#shared/i18n/index.ts";
import { ChartView, Figure } from "#shared/ui/chart/index.ts";
import type { CountryClicks, DayClicks } from "../api/clicks.ts";
import type { LinkStatsTexts } from "./link-stats.store.ts";
import { barsOf, labelFormat, spanFormat } from "./range.ts";

interface ClicksProps {
  readonly days: readonly DayClicks[];
  readonly countries: readonly CountryClicks[];
  readonly texts: LinkStatsTexts;
  readonly lang: string;
  readonly onFail: (error: unknown) => void;
}

const sum = (rows: readonly { readonly clicks: number }[]): number =>
  rows.reduce((total, { clicks }) => total + clicks, 0);

const counted = (lang: string, texts: LinkStatsTexts, key: "clicks" | "countries", count: number): string =>
  fill(plural(lang, texts, key, count), { count: count.toLocaleString(lang) });

/** Maximum number of slices with distinguishable colours; the smallest countries share the last slice. */
const slices = 9;

/** Charts of a range: per day, week or month, and per country. */
export function Clicks({ days, countries, texts, lang, onFail }: ClicksProps) {
  const { kind, bars } = useMemo(() => barsOf(days), [days]);
  const [barRows, barPoints] = useMemo(() => {
    const [span, label] = [spanFormat(lang), labelFormat(lang, kind)];
    const rows = bars.map((bar) => [span(bar), bar.clicks] as const);
    const points = rows.map(([name, value], index) => ({
      name,
      short: label(bars[index]!),
      value,
      text: fill(texts.point, { name, clicks: counted(lang, texts, "clicks", value) }),
    }));
    return [rows, points];
  }, [bars, kind, texts, lang]);

  const [countryRows, countryPoints] = useMemo(() => {
    const rows = countries.map(({ country, clicks }) => [country || texts.unknownCountry, clicks] as const);
    const rest = sum(countries.slice(slices - 1));
    const shown = rows.length > slices ? [...rows.slice(0, slices - 1), [texts.otherCountries, rest] as const] : rows;
    const points = shown.map(([country, value]) => ({
      name: fill(texts.slice, { country, count: value.toLocaleString(lang) }),
      short: country,
      value,
      text: fill(texts.point, { name: country, clicks: counted(lang, texts, "clicks", value) }),
    }));
    return [rows, points];
  }, [countries, texts, lang]);

  const perBar = { day: texts.perDay, week: texts.perWeek, month: texts.perMonth }[kind];
  return (
    <div className="figures">
      <Figure
        id="clicks-per-day"
        title={counted(lang, texts, "clicks", sum(days))}
        label={perBar}
        head={[kind === "day" ? texts.day : texts.days, texts.count]}
        rows={barRows}
        file={{
          label: texts.perDay,
          head: [texts.day, texts.count],
          rows: days.map(({ day, clicks }) => [day, clicks]),
        }}
        texts={texts}
        lang={lang}
      >
        <ChartView kind="bar" label={perBar} points={barPoints} legend={false} lang={lang} onFail={onFail} />
      </Figure>
      <Figure
        id="clicks-per-country"
        title={counted(lang, texts, "countries", countries.length)}
        label={texts.perCountry}
        head={[texts.country, texts.count]}
        rows={countryRows}
        texts={texts}
        lang={lang}
      >
        <ChartView kind="pie" label={texts.perCountry} points={countryPoints} legend lang={lang} onFail={onFail} />
      </Figure>
    </div>
  );
}
