/** @jsxImportSource hono/jsx */
import { fill } from "#demo/common/texts/index.ts";
import { slug } from "#demo/server/slug.ts";
import { tagOf } from "#demo/server/survey/records.ts";
import type { Input, Survey, SurveyPage } from "#demo/server/survey/survey.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { PlainField } from "./PlainField.tsx";
import { questionTexts } from "./texts.ts";

interface TryProps {
  visit: Visit;
  survey: Survey;
  input: Input;
}

/** Page of a survey in custom markup. */
const PlainPage = ({ visit, survey, page, input }: TryProps & { page: SurveyPage }) => {
  const name = slug(survey.title, survey.id);
  const t = questionTexts(visit);
  const at = survey.pages.indexOf(page) + 1;
  const isLast = at === survey.pages.length;
  return (
    <suite-survey
      data-prefill={`/survey/prefill/${name}/${input.token}/${slug(page.title, page.id)}`}
      data-submit={`/survey/submit/${name}`}
      data-resume=""
    >
      <form method="post">
        <p data-page={at} data-pages={survey.pages.length}>
          {fill(t.page, { at, pages: survey.pages.length })}
        </p>
        <input type="hidden" name="csrf_token" value={visit.formToken} />
        <input type="hidden" name="page_id" value={page.id} />
        <input type="hidden" name="token" value={input.token} />
        {page.questions.map((question) => (
          <fieldset class="form-group" data-question={tagOf(survey, question)}>
            <legend>{question.title}</legend>
            <PlainField visit={visit} question={question} tag={tagOf(survey, question)} />
          </fieldset>
        ))}
        <button name="button_submit" class="btn btn-primary" value={isLast ? "finish" : "next"}>
          {isLast ? t.submit : t.nextPage}
        </button>
      </form>
    </suite-survey>
  );
};

/** Survey with all of its pages, with every kind of question. */
export const TryPage = ({ visit, survey, input }: TryProps) => (
  <div id="wrap" class="container mt32 mb32">
    <h1>{survey.title}</h1>
    {survey.pages.map((page) => (
      <>
        <h2 class="mt32">{page.title}</h2>
        <PlainPage visit={visit} survey={survey} page={page} input={input} />
      </>
    ))}
  </div>
);
