/** @jsxImportSource hono/jsx */
import type { Results } from "#demo/server/survey/results.ts";
import type { Answer, Survey, SurveyPage } from "#demo/server/survey/survey.types.ts";
import { NumberResult } from "./NumberResult.tsx";
import { ChoiceTable, graphOf, MatrixTable, type TableProps, TextTable } from "./ResultTables.tsx";
import { type Pane, ResultTabs } from "./ResultTabs.tsx";

type Asked = SurveyPage["questions"][number];

/** Returns the chart of a question, and its table in a second tab. */
function chartPanes(
  question: Asked,
  answers: readonly Answer[],
  graph: NonNullable<ReturnType<typeof graphOf>>,
): Pane[] {
  const Table = graph.type === "multi_bar" ? MatrixTable : ChoiceTable;
  return [
    {
      id: `graph_question_${question.id}`,
      title: graph.type === "pie" ? "Pie Chart" : "Graph",
      chart: {
        "data-question_id": question.id,
        "data-graph_type": graph.type,
        "graph-data": JSON.stringify(graph.data),
      },
      content: <svg></svg>,
    },
    {
      id: `data_question_${question.id}`,
      title: "Data",
      content: <Table question={question} answers={answers} />,
    },
  ];
}

/** Answers, by the kind of the question. */
const Answers = ({ question, answers }: TableProps) => {
  if (question.kind === "numerical_box") return <NumberResult question={question} answers={answers} />;
  const graph = graphOf(question, answers);
  if (graph) return <ResultTabs panes={chartPanes(question, answers, graph)} />;
  return <TextTable question={question} answers={answers} />;
};

const QuestionResult = ({
  question,
  answers,
  people,
}: {
  question: Asked;
  answers: readonly Answer[];
  people: number;
}) => {
  const own = answers.filter(({ question_id }) => question_id === question.id);
  const answered = new Set(own.map(({ input_id }) => input_id)).size;
  return (
    <div class="mt16">
      <h3 class="h4">{question.title}</h3>
      <span class="badge badge-secondary">{answered} Answered</span>{" "}
      <span class="badge badge-secondary">{people - answered} Skipped</span>
      {answered === 0 && <p>Sorry, No one answered this question.</p>}
      {answered > 0 && <Answers question={question} answers={own} />}
    </div>
  );
};

/** Results of a survey. */
export const ResultsPage = ({ survey, results }: { survey: Survey; results: Results }) => {
  const { people, answers, isFinished, chosen } = results;
  const titles = new Map(
    survey.pages
      .flatMap(({ questions }) => questions.flatMap(({ labels }) => labels))
      .map(({ id, title }) => [id, title]),
  );
  return (
    <div id="wrap" class="container mt32 mb32 js_surveyresult">
      <h1>{survey.title}</h1>
      <p>
        <span class={isFinished ? "badge filter-all" : "badge badge-primary filter-all"}>All surveys</span>{" "}
        <span class={isFinished ? "badge badge-primary filter-finished" : "badge filter-finished"}>
          Finished surveys
        </span>
      </p>
      {chosen.length > 0 && (
        <p>
          {chosen.map(({ row, answer }) => (
            <span class="badge badge-info">
              {row ? `${titles.get(row)} > ` : ""}
              {titles.get(answer)}
            </span>
          ))}{" "}
          <span class="clear_survey_filter">Clear All Filters</span>
        </p>
      )}
      {survey.pages.map((page) => (
        <>
          <h2>{page.title}</h2>
          {page.questions.map((question) => (
            <QuestionResult question={question} answers={answers} people={people} />
          ))}
        </>
      ))}
    </div>
  );
};
