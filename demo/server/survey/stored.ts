import type { Stored } from "../area.ts";

/** Answers to surveys, for the operator. */
export const stored: readonly Stored[] = [
  {
    name: "surveys",
    title: { en: "Answers to surveys", ar: "إجابات الاستبيانات" },
    columns: [
      { en: "Survey", ar: "الاستبيان" },
      { en: "Complete", ar: "مكتمل" },
      { en: "Answers", ar: "الإجابات" },
    ],
    select: `select created_at as at, survey_input.id as id, array[
        survey.title,
        case when done then '✓' end,
        (select string_agg(survey_question.title || ': ' || coalesce(label.title, answer), ', ' order by survey_question.id)
         from survey_answer join survey_question on survey_question.id = survey_answer.question_id
         left join survey_label as label on label.id = label_id
         where input_id = survey_input.id)]
        as cells
      from survey_input join survey on survey.id = survey_id`,
  },
];
