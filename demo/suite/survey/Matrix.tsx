/** @jsxImportSource hono/jsx */
import type { SurveyPage } from "#demo/server/survey/survey.types.ts";
import { matrixFields } from "./matrix-fields.ts";
export const Matrix = ({ question, tag }: { question: SurveyPage["questions"][number]; tag: string }) => {
  const { rows, columns, fieldOf } = matrixFields(question, tag);
  return (
    <table class="table table-hover">
      <thead>
        <tr>
          <th> </th>
          {columns.map(({ title }) => (
            <th>
              <span>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            <th>
              <span>{row.title}</span>
            </th>
            {columns.map(({ id }) => (
              <td>
                <input {...fieldOf(row.id, id)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
