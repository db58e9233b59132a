import { type ReactNode, useState } from "react";
import { fill } from "#shared/i18n/index.ts";
import { saveCsv } from "./csv.ts";

/** Texts of the buttons. */
interface FigureTexts {
  readonly table: string;
  readonly csv: string;
  /** Label with `{title}`. */
  readonly csvOf: string;
}

interface FigureProps {
  /** Unique in the element. */
  readonly id: string;
  /** Absent if the page has a heading for the chart. */
  readonly title?: string;
  /** Name of the chart for screen readers. */
  readonly label: string;
  /** Head and rows of the same data. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: number[]])[];
  /** Content of the file in place of the table's: a row for every day, with dates that spreadsheets read. */
  readonly file?: Pick<FigureProps, "label" | "head" | "rows">;
  readonly texts: FigureTexts;
  readonly lang: string;
  /** The chart. */
  readonly children: ReactNode;
}

/** Data of a chart as a table. */
const Table = ({ head, rows, lang }: Pick<FigureProps, "head" | "rows" | "lang">) => (
  <table part="table">
    <thead>
      <tr>
        {head.map((name, index) => (
          <th key={index} scope="col">
            <bdi>{name}</bdi>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values], index) => (
        <tr key={index}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          {values.map((value, column) => (
            <td key={column}>{value.toLocaleString(lang)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * Chart with its title, and its data as a table and as a file. Parts: figure, figure-title, table-button, csv, table. Styles: `buttonCss`,
 * `chartCss`.
 */
export function Figure({ id, title, label, head, rows, file, texts, lang, children }: FigureProps) {
  const [open, setOpen] = useState(false);
  const saved = file ?? { label, head, rows };
  return (
    <figure
      className="figure"
      part="figure"
      {...(title ? { "aria-labelledby": `${id}-title` } : { "aria-label": label })}
    >
      {title && (
        <h2 id={`${id}-title`} part="figure-title">
          {title}
        </h2>
      )}
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
          aria-label={fill(texts.csvOf, { title: saved.label })}
          onClick={() => saveCsv(`${id}.csv`, [saved.head, ...saved.rows])}
        >
          {texts.csv}
        </button>
      </div>
      <div className="table" id={`${id}-table`} hidden={!open} tabIndex={0} role="region" aria-label={label}>
        {open && <Table head={head} rows={rows} lang={lang} />}
      </div>
    </figure>
  );
}
