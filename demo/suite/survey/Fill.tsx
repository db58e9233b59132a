/** @jsxImportSource hono/jsx */
import { weave } from "#demo/common/texts/index.ts";
import { localPath } from "#demo/server/language.ts";
import { slug } from "#demo/server/slug.ts";
import type { Input, Survey, SurveyPage } from "#demo/server/survey/survey.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Question } from "./Question.tsx";
import { questionTexts } from "./texts.ts";

interface FillProps {
  visit: Visit;
  survey: Survey;
  page: SurveyPage;
  input: Input;
}

/** Page of a survey. */
export const FillPage = ({ visit, survey, page, input }: FillProps) => {
  const t = questionTexts(visit);
  const at = survey.pages.indexOf(page);
  const isLast = at === survey.pages.length - 1;
  const name = slug(survey.title, survey.id);
  return (
    <div id="wrap" class="wrap">
      <div class="container">
        <div class="o_page_header">
          <p class="float-right">
            {weave(t.page, { at: <span>{at + 1}</span>, pages: <span>{survey.pages.length}</span> })}
          </p>
          <h1>{page.title}</h1>
          <div class="oe_no_empty">
            <p>{page.description}</p>
          </div>
        </div>
        <form
          role="form"
          method="post"
          class="js_surveyform"
          name={`${survey.id}_${page.id}`}
          action={localPath(`/survey/fill/${name}/${input.token}`, visit.siteLanguage)}
          data-prefill={`/survey/prefill/${name}/${input.token}/${slug(page.title, page.id)}`}
          data-validate={`/survey/validate/${name}`}
          data-submit={`/survey/submit/${name}`}
        >
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          <input type="hidden" name="page_id" value={page.id} />
          <input type="hidden" name="token" value={input.token} />
          {page.questions.map((question) => (
            <Question visit={visit} survey={survey} question={question} scored={false} />
          ))}
          <div class="text-center mt16 mb16">
            {at > 0 && (
              <button type="submit" class="btn btn-secondary" name="button_submit" value="previous">
                {t.previousPage}
              </button>
            )}{" "}
            <button type="submit" class="btn btn-primary" name="button_submit" value={isLast ? "finish" : "next"}>
              {isLast ? t.submit : t.nextPage}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
};
