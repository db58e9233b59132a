/** @jsxImportSource hono/jsx */
import type { Results } from "../../server/survey/results.ts";
import type { Answer, Survey, SurveyPage } from "../../server/survey/survey.types.ts";
import { isText } from "../../server/survey/validate.ts";
import { ChoiceTable, graphOf, MatrixTable, TextTable } from "./ResultTables.tsx";

type Asked = SurveyPage["questions"][number];

interface TabsProps {
  question: Asked;
  answers: readonly Answer[];
  graph: NonNullable<ReturnType<typeof graphOf>>;
}

/** The chart of a question, and behind another tab its table. Source: behaviour/survey.md items 26 and 27. */
const Tabs = ({ question, answers, graph }: TabsProps) => {
  const [chart, data] = [`graph_question_${question.id}`, `data_question_${question.id}`];
  const Table = graph.type === "multi_bar" ? MatrixTable : ChoiceTable;
  return (
    <>
      <ul class="nav nav-tabs" role="tablist">
        <li class="nav-item">
          <a class="nav-link active" href={`#${chart}`} data-toggle="tab" role="tab" aria-controls={chart}>
            {graph.type === "pie" ? "Pie Chart" : "Graph"}
          </a>
        </li>
        <li class="nav-item">
          <a class="nav-link" href={`#${data}`} data-toggle="tab" role="tab" aria-controls={data}>
            Data
          </a>
        </li>
      </ul>
      <div class="tab-content">
        <div
          role="tabpanel"
          class="tab-pane active survey_graph"
          id={chart}
          data-question_id={question.id}
          data-graph_type={graph.type}
          graph-data={JSON.stringify(graph.data)}
        >
          <svg></svg>
        </div>
        <div role="tabpanel" class="tab-pane" id={data}>
          <Table question={question} answers={answers} />
        </div>
      </div>
    </>
  );
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
  const graph = graphOf(question, own);
  return (
    <div class="mt16">
      <h3 class="h4">{question.title}</h3>
      <span class="badge badge-secondary">{answered} Answered</span>{" "}
      <span class="badge badge-secondary">{people - answered} Skipped</span>
      {answered === 0 && <p>Sorry, No one answered this question.</p>}
      {answered > 0 && isText(question) && <TextTable question={question} answers={own} />}
      {answered > 0 && graph && <Tabs question={question} answers={own} graph={graph} />}
    </div>
  );
};

/** What people have answered. Source: behaviour/survey.md section 4. */
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
