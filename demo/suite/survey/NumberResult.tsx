/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { numberText } from "#demo/server/format.ts";
import { mostCommon } from "#demo/server/survey/most-common.ts";
import type { Visit } from "#demo/server/visit.ts";
import { type TableProps, TextTable } from "./ResultTables.tsx";
import { ResultTabs } from "./ResultTabs.tsx";
import { questionTexts } from "./texts.ts";

/** Number of listed most common numbers. */
const common = 5;

const Figures = ({ visit, values }: { visit: Visit; values: readonly number[] }) => {
  const sum = values.reduce((before, value) => before + value, 0);
  const t = questionTexts(visit).figures;
  const figures = [
    [t.sum, sum],
    [t.maximum, Math.max(...values)],
    [t.minimum, Math.min(...values)],
    [t.average, sum / values.length],
  ] as const;
  return (
    <p>
      {figures.map(([name, value]) => (
        <>
          <span class="badge badge-info">
            {name} {numberText(visit, value, { maximumFractionDigits: 1 })}
          </span>{" "}
        </>
      ))}
    </p>
  );
};

const CommonTable = ({ visit, rows }: { visit: Visit; rows: ReturnType<typeof mostCommon> }) => (
  <table class="table table-hover table-sm">
    <thead>
      <tr>
        <th>{questionTexts(visit).responses}</th>
        <th>{questionTexts(visit).occurrence}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([value, count]) => (
        <tr>
          <td>{numberText(visit, value)}</td>
          <td>{count}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Summary of the answers to a numeric question, the most common ones, and all of them. */
export const NumberResult = ({ visit, question, answers }: TableProps) => {
  const values = answers.map(({ answer }) => Number(answer));
  const rows = mostCommon(values, common);
  const t = questionTexts(visit);
  return (
    <>
      <Figures visit={visit} values={values} />
      <ResultTabs
        panes={[
          {
            id: `most_common_${question.id}`,
            title: fill(t.mostCommon, { count: numberText(visit, rows.length) }),
            content: <CommonTable visit={visit} rows={rows} />,
          },
          {
            id: `data_question_${question.id}`,
            title: t.allData,
            content: <TextTable visit={visit} question={question} answers={answers} />,
          },
        ]}
      />
    </>
  );
};
