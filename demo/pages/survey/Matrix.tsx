/** @jsxImportSource hono/jsx */
import type { SurveyPage } from "../../server/survey/survey.types.ts";

/** Rows and columns of a question. Source: recording pages/survey_fill_page_2. */
export const Matrix = ({ question, tag }: { question: SurveyPage["questions"][number]; tag: string }) => {
  const columns = question.labels.filter(({ is_row }) => !is_row);
  const isSimple = question.kind === "matrix_simple";
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
        {question.labels
          .filter(({ is_row }) => is_row)
          .map((row) => (
            <tr>
              <th>
                <span>{row.title}</span>
              </th>
              {columns.map(({ id }) => (
                <td>
                  <input
                    type={isSimple ? "radio" : "checkbox"}
                    name={isSimple ? `${tag}_${row.id}` : `${tag}_${row.id}_${id}`}
                    value={id}
                  />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
};
