import type { Queries } from "../database.ts";
import { notFound } from "../fault.ts";
import type { Answer, Input, Label, Question, Survey, SurveyPage } from "./survey.types.ts";

/** Throws the page 404 for an unknown survey. */
export async function readSurvey(queries: Queries, id: number): Promise<Survey> {
  const [survey] = await queries.query<Omit<Survey, "pages">>("select * from survey where id = $1", [id]);
  if (!survey) throw notFound();
  const pages = await queries.query<Omit<SurveyPage, "questions">>(
    "select id, title, description from survey_page where survey_id = $1 order by id",
    [id],
  );
  const questions = await queries.query<Question>("select * from survey_question where page_id = any($1) order by id", [
    pages.map((page) => page.id),
  ]);
  const labels = await queries.query<Label>("select * from survey_label where question_id = any($1) order by id", [
    questions.map((question) => question.id),
  ]);
  return {
    ...survey,
    pages: pages.map((page) => ({
      ...page,
      questions: questions
        .filter(({ page_id }) => page_id === page.id)
        .map((question) => ({ ...question, labels: labels.filter(({ question_id }) => question_id === question.id) })),
    })),
  };
}

export async function findInput(queries: Queries, surveyId: number, token: string): Promise<Input | undefined> {
  // the database may reject text that no token has
  if (!/^[\w-]{1,64}$/.test(token)) return undefined;
  const [input] = await queries.query<Input>("select * from survey_input where survey_id = $1 and token = $2", [
    surveyId,
    token,
  ]);
  return input;
}

export async function createInput(queries: Queries, surveyId: number): Promise<Input> {
  const [input] = await queries.query<Input>(
    "insert into survey_input (survey_id, token) values ($1, $2) returning *",
    [surveyId, crypto.randomUUID()],
  );
  return input!;
}

export const listAnswers = (queries: Queries, inputIds: readonly number[]): Promise<Answer[]> =>
  queries.query("select * from survey_answer where input_id = any($1) order by question_id, row_id, label_id", [
    inputIds,
  ]);

/** Returns the suite's name of a question: survey, page and question. */
export const tagOf = (survey: { readonly id: number }, question: Question): string =>
  `${survey.id}_${question.page_id}_${question.id}`;
