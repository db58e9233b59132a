/** @jsxImportSource hono/jsx */
import { mostCommon } from "#demo/server/survey/most-common.ts";
import { type TableProps, TextTable } from "./ResultTables.tsx";
import { ResultTabs } from "./ResultTabs.tsx";

/** Number of listed most common numbers. */
const common = 5;

const Figures = ({ values }: { values: readonly number[] }) => {
  const sum = values.reduce((before, value) => before + value, 0);
  const figures = {
    Sum: sum,
    Maximum: Math.max(...values),
    Minimum: Math.min(...values),
    Average: sum / values.length,
  };
  return (
    <p>
      {Object.entries(figures).map(([name, value]) => (
        <>
          <span class="badge badge-info">
            {name} {value.toFixed(1)}
          </span>{" "}
        </>
      ))}
    </p>
  );
};

const CommonTable = ({ rows }: { rows: ReturnType<typeof mostCommon> }) => (
  <table class="table table-hover table-sm">
    <thead>
      <tr>
        <th>User Responses</th>
        <th>Occurrence</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([value, count]) => (
        <tr>
          <td>{value}</td>
          <td>{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Summary of the answers to a numeric question, the most common ones, and all of them. */
export const NumberResult = ({ question, answers }: TableProps) => {
  const values = answers.map(({ answer }) => Number(answer));
  const rows = mostCommon(values, common);
  return (
    <>
      <Figures values={values} />
      <ResultTabs
        panes={[
          {
            id: `most_common_${question.id}`,
            title: `Most Common ${rows.length}`,
            content: <CommonTable rows={rows} />,
          },
          {
            id: `data_question_${question.id}`,
            title: "All Data",
            content: <TextTable question={question} answers={answers} />,
          },
        ]}
      />
    </>
  );
};
