import type { Queries } from "../database.ts";
import { groupBy } from "./group.ts";

/** Answers of one person. */
export interface Given {
  readonly id: number;
  readonly survey: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

interface Row {
  readonly id: number;
  readonly survey: string;
  readonly question: string;
  readonly answer: string;
}

/** Returns the newest answers, of at most twenty people. */
export async function listGiven(queries: Queries): Promise<Given[]> {
  const rows = await queries.query<Row>(
    `select survey_input.id, survey.title as survey, survey_question.title as question,
       concat_ws(': ', given_row.title, coalesce(given_label.title, answer)) as answer
     from (select * from survey_input where exists (select from survey_answer where input_id = survey_input.id) order by id desc limit 20) survey_input
     join survey on survey.id = survey_id
     join survey_answer on input_id = survey_input.id
     join survey_question on survey_question.id = survey_answer.question_id
     left join survey_label as given_row on given_row.id = row_id
     left join survey_label as given_label on given_label.id = label_id
     order by survey_input.id desc, survey_question.id, row_id, label_id`,
  );
  return [...groupBy(rows, ({ id }) => id)].map(([id, answers]) => ({ id, survey: answers[0]!.survey, answers }));
}
