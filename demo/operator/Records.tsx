/** @jsxImportSource hono/jsx */
import type { View } from "../common/view.ts";
import { consoleTexts } from "./texts.ts";

/** Text, with or without a link. */
type Cell = string | { readonly text: string; readonly href: string };

interface RecordsProps {
  readonly view: View;
  readonly title: string;
  readonly columns: readonly string[];
  /** Undefined for visitors who may not read the records. */
  readonly rows: readonly (readonly Cell[])[] | undefined;
  /** True if the records are those of the embedded suite. */
  readonly isOurs: boolean;
}

/** Records that the suite has stored, for the operator, the newest first. */
export const Records = ({ view, title, columns, rows, isOurs }: RecordsProps) => {
  const t = consoleTexts[view.textLang];
  return (
    <div class="wrap stored">
      <h1>{title}</h1>
      <p class="lead">{!isOurs ? t.recordsElsewhere : !rows ? t.recordsSignIn : rows.length ? t.newest : t.nothing}</p>
      {rows && rows.length > 0 && (
        // A table is wider than a phone: it scrolls in its own container, by keyboard, too.
        <div class="records" role="region" tabindex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th scope="col">{column}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr>
                  {row.map((value) => (
                    <td>
                      <bdi>{typeof value === "string" ? value : <a href={value.href}>{value.text}</a>}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
};
