import { ownDocument } from "#shared/element/index.ts";

/** Beginnings of cells that a spreadsheet runs as formulas; some spreadsheets accept full-width signs as well. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (value: string | number): string =>
  typeof value === "number" ? String(value) : `"${(formula.test(value) ? "'" + value : value).replaceAll('"', '""')}"`;

/** Returns rows as comma-separated values (RFC 4180). */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cell).join() + "\r\n").join("");

/** Lets the browser save a table; the mark at its beginning identifies UTF-8 to spreadsheets. */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const link = ownDocument.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\uFEFF", toCsv(rows)], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  // the browser has started the download by the next task
  setTimeout(() => URL.revokeObjectURL(link.href));
}
