import { useMemo } from "react";
import { fill, plural } from "#shared/i18n/index.ts";
import { ChartView, Figure } from "#shared/ui/chart/index.ts";
import type { CountryClicks, DayClicks } from "../api/clicks.ts";
import type { LinkStatsTexts } from "./link-stats.store.ts";
import { dayFormat } from "./range.ts";

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

/** Charts of a range: per day and per country. */
export function Clicks({ days, countries, texts, lang, onFail }: ClicksProps) {
  const [dayRows, dayPoints] = useMemo(() => {
    const [long, short] = [dayFormat(lang, "long"), dayFormat(lang, "short")];
    const rows = days.map(({ day, clicks }) => [long(day), clicks] as const);
    const points = rows.map(([name, value], index) => ({
      name,
      short: short(days[index]!.day),
      value,
      // read one at a time: creating all texts would take longer than drawing ten years of days
      get text() {
        return fill(texts.point, { name, clicks: counted(lang, texts, "clicks", value) });
      },
    }));
    return [rows, points];
  }, [days, texts, lang]);

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

  return (
    <div className="figures">
      <Figure
        id="clicks-per-day"
        title={counted(lang, texts, "clicks", sum(days))}
        label={texts.perDay}
        head={[texts.day, texts.count]}
        rows={dayRows}
        keys={days.map(({ day }) => day)}
        texts={texts}
        lang={lang}
      >
        <ChartView kind="bar" label={texts.perDay} points={dayPoints} legend={false} lang={lang} onFail={onFail} />
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
