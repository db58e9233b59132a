/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { numberText } from "#demo/server/format.ts";
import type { Results } from "#demo/server/survey/results.ts";
import type { Survey } from "#demo/server/survey/survey.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { NumberResult } from "./NumberResult.tsx";
import { ChoiceTable, graphOf, MatrixTable, type TableProps, TextTable } from "./ResultTables.tsx";
import { type Pane, ResultTabs } from "./ResultTabs.tsx";
import { questionTexts } from "./texts.ts";

/** Returns the chart of a question, and its table in a second tab. */
function chartPanes({ visit, question, answers }: TableProps, graph: NonNullable<ReturnType<typeof graphOf>>): Pane[] {
  const t = questionTexts(visit);
  const Table = graph.type === "multi_bar" ? MatrixTable : ChoiceTable;
  return [
    {
      id: `graph_question_${question.id}`,
      title: graph.type === "pie" ? t.pie : t.graph,
      chart: {
        "data-question_id": question.id,
        "data-graph_type": graph.type,
        "graph-data": JSON.stringify(graph.data),
      },
      content: <svg></svg>,
    },
    {
      id: `data_question_${question.id}`,
      title: t.data,
      content: <Table visit={visit} question={question} answers={answers} />,
    },
  ];
}

/** Answers, by the kind of the question. */
const Answers = ({ visit, question, answers }: TableProps) => {
  if (question.kind === "numerical_box") return <NumberResult visit={visit} question={question} answers={answers} />;
  const graph = graphOf(question, answers);
  if (graph) return <ResultTabs panes={chartPanes({ visit, question, answers }, graph)} />;
  return <TextTable visit={visit} question={question} answers={answers} />;
};

const QuestionResult = ({ visit, question, answers, people }: TableProps & { people: number }) => {
  const own = answers.filter(({ question_id }) => question_id === question.id);
  const t = questionTexts(visit);
  const count = (number: number) => ({ count: numberText(visit, number) });
  const answered = new Set(own.map(({ input_id }) => input_id)).size;
  return (
    <div class="mt16">
      <h3 class="h4">{question.title}</h3>
      <span class="badge badge-secondary">{fill(t.answered, count(answered))}</span>{" "}
      <span class="badge badge-secondary">{fill(t.skipped, count(people - answered))}</span>
      {answered === 0 && <p>{t.none}</p>}
      {answered > 0 && <Answers visit={visit} question={question} answers={own} />}
    </div>
  );
};

/** Results of a survey. */
export const ResultsPage = ({ visit, survey, results }: { visit: Visit; survey: Survey; results: Results }) => {
  const { people, answers, isFinished, chosen } = results;
  const t = questionTexts(visit);
  const titles = new Map(
    survey.pages
      .flatMap(({ questions }) => questions.flatMap(({ labels }) => labels))
      .map(({ id, title }) => [id, title]),
  );
  return (
    <div id="wrap" class="container mt32 mb32 js_surveyresult">
      <h1>{survey.title}</h1>
      <p>
        <span class={isFinished ? "badge filter-all" : "badge badge-primary filter-all"}>{t.all}</span>{" "}
        <span class={isFinished ? "badge badge-primary filter-finished" : "badge filter-finished"}>{t.finished}</span>
      </p>
      {chosen.length > 0 && (
        <p>
          {chosen.map(({ row, answer }) => (
            <span class="badge badge-info">
              {row ? `${titles.get(row)} > ` : ""}
              {titles.get(answer)}
            </span>
          ))}{" "}
          <span class="clear_survey_filter">{t.clear}</span>
        </p>
      )}
      {survey.pages.map((page) => (
        <>
          <h2>{page.title}</h2>
          {page.questions.map((question) => (
            <QuestionResult visit={visit} question={question} answers={answers} people={people} />
          ))}
        </>
      ))}
    </div>
  );
};
