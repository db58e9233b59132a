import { useState, type ReactNode } from "react";
import { fill } from "../../../shared/i18n/index.ts";
import { saveCsv } from "./csv.ts";
import type { LinkStatsTexts } from "./link-stats.strings.ts";

interface FigureProps {
  /** Unique in its element. */
  readonly id: string;
  readonly title: string;
  /** What it shows. */
  readonly label: string;
  /** Head and rows of the same data. */
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [name: string, value: number])[];
  /** What a file has for a name, such as a date that spreadsheets read. */
  readonly keys?: readonly string[];
  readonly texts: LinkStatsTexts;
  readonly lang: string;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart with its title, and its data as a table and as a file. Parts: figure, figure-title, table-button, csv, table. */
export function Figure({ id, title, label, head, rows, keys, texts, lang, children }: FigureProps) {
  const [open, setOpen] = useState(false);
  const names = keys ?? rows.map(([name]) => name);
  return (
    <figure className="figure" part="figure" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} part="figure-title">
        {title}
      </h2>
      {children}
      <div className="tools">
        <button
          className="button quiet"
          part="table-button"
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-table`}
          onClick={() => setOpen(!open)}
        >
          {texts.table}
        </button>
        <button
          className="button quiet"
          part="csv"
          type="button"
          aria-label={fill(texts.csvOf, { title: label })}
          onClick={() => saveCsv(`${id}.csv`, [head, ...rows.map(([, value], index) => [names[index]!, value])])}
        >
          {texts.csv}
        </button>
      </div>
      <div className="table" id={`${id}-table`} hidden={!open} tabIndex={0} role="region" aria-label={label}>
        {open && (
          <table part="table">
            <thead>
              <tr>
                <th scope="col">{head[0]}</th>
                <th scope="col">{head[1]}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, value], index) => (
                <tr key={index}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>{value.toLocaleString(lang)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </figure>
  );
}
