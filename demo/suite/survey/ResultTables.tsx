/** @jsxImportSource hono/jsx */
import { dayText, numberText } from "#demo/server/format.ts";
import type { Answer, SurveyPage } from "#demo/server/survey/survey.types.ts";
import { isText } from "#demo/server/survey/validate.ts";
import type { Visit } from "#demo/server/visit.ts";
import { questionTexts } from "./texts.ts";

type Asked = SurveyPage["questions"][number];

export interface TableProps {
  visit: Visit;
  question: Asked;
  answers: readonly Answer[];
}

/** Number of rows per page. */
const limit = 10;

const countOf = (answers: readonly Answer[], label: number, row: number | null = null): number =>
  answers.filter(({ label_id, row_id }) => label_id === label && row_id === row).length;

const columnsOf = ({ labels }: Asked) => labels.filter(({ is_row }) => !is_row);
const rowsOf = ({ labels }: Asked) => labels.filter(({ is_row }) => is_row);

/** Returns the data of the page's chart. */
export function graphOf(question: Asked, answers: readonly Answer[]) {
  if (isText(question)) return undefined;
  const rows = rowsOf(question);
  if (rows.length)
    return {
      type: "multi_bar",
      data: columnsOf(question).map(({ id, title }) => ({
        key: title,
        values: rows.map((row) => ({ text: row.title, count: countOf(answers, id, row.id) })),
      })),
    };
  const values = columnsOf(question).map(({ id, title }) => ({
    text: title,
    count: countOf(answers, id),
    answer_id: id,
  }));
  return question.kind === "simple_choice"
    ? { type: "pie", data: values }
    : { type: "bar", data: [{ key: question.title, values }] };
}

const FilterCell = ({
  question,
  row,
  answer,
  count,
}: {
  question: Asked;
  row: number;
  answer: number;
  count: number;
}) => (
  <td class="survey_answer">
    {count}{" "}
    <i
      class="fa fa-filter text-primary invisible"
      data-question_id={question.id}
      data-row_id={row}
      data-answer_id={answer}
    ></i>
  </td>
);

export const ChoiceTable = ({ visit, question, answers }: TableProps) => (
  <table class="table table-hover table-sm">
    <thead>
      <tr>
        <th>{questionTexts(visit).choices}</th>
        <th>{questionTexts(visit).responses}</th>
      </tr>
    </thead>
    <tbody>
      {columnsOf(question).map(({ id, title }) => (
        <tr>
          <td>{title}</td>
          <FilterCell question={question} row={0} answer={id} count={countOf(answers, id)} />
        </tr>
      ))}
    </tbody>
  </table>
);

export const MatrixTable = ({ question, answers }: TableProps) => (
  <table class="table table-hover table-sm">
    <thead>
      <tr>
        <th> </th>
        {columnsOf(question).map(({ title }) => (
          <th>{title}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rowsOf(question).map((row) => (
        <tr>
          <td>{row.title}</td>
          {columnsOf(question).map(({ id }) => (
            <FilterCell question={question} row={row.id} answer={id} count={countOf(answers, id, row.id)} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Returns an answer as visitors of the language write it. */
function answerText(visit: Visit, { kind }: Asked, answer: Answer["answer"]): Answer["answer"] {
  if (kind === "numerical_box") return numberText(visit, Number(answer));
  return kind === "date" && answer ? dayText(visit, answer) : answer;
}

/** Text answers, in pages of ten with links; numeric answers are hidden until a page is chosen. */
export const TextTable = ({ visit, question, answers }: TableProps) => (
  <>
    <table class="table table-hover table-sm" id={`table_question_${question.id}`}>
      <thead>
        <tr>
          <th>#</th>
          <th>{questionTexts(visit).responses}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ answer }, index) => (
          <tr class={question.kind === "numerical_box" ? "d-none" : undefined}>
            <td>{index + 1}</td>
            <td>{answerText(visit, question, answer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <ul class="pagination" id={`pagination_${question.id}`} data-question_id={question.id} data-record_limit={limit}>
      {answers.length > limit &&
        Array.from({ length: Math.ceil(answers.length / limit) }, (_, index) => (
          <li class="page-item">
            <a href="#" class="page-link">
              {index + 1}
            </a>
          </li>
        ))}
    </ul>
  </>
);
