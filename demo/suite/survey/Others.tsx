/** @jsxImportSource hono/jsx */
import { fill, weave } from "#demo/common/texts/index.ts";
import { numberText } from "#demo/server/format.ts";
import { localPath } from "#demo/server/language.ts";
import { slug } from "#demo/server/slug.ts";
import type { Input, Survey } from "#demo/server/survey/survey.types.ts";
import type { Visit } from "#demo/server/visit.ts";
import { Question } from "./Question.tsx";
import { questionTexts } from "./texts.ts";

interface VisitProps {
  visit: Visit;
  survey: Survey;
  input: Input;
}

const nameOf = (survey: Survey): string => slug(survey.title, survey.id);
export const StartPage = ({ visit, survey, input }: VisitProps) => (
  <div id="wrap" class="wrap">
    <div class="container">
      <div class="jumbotron mt32">
        <h1>{survey.title}</h1>
        <div class="oe_no_empty">
          <p>{survey.description}</p>
        </div>
        <a
          role="button"
          class="btn btn-primary btn-lg"
          href={localPath(`/survey/fill/${nameOf(survey)}/${input.token}`, visit.siteLanguage)}
        >
          {questionTexts(visit).start}
        </a>
      </div>
    </div>
  </div>
);

/** @param points undefined for a survey without points */
export const FinishedPage = ({ visit, survey, input, points }: VisitProps & { points: number | undefined }) => {
  const t = questionTexts(visit);
  return (
    <div id="wrap" class="wrap">
      <div class="container">
        <div class="jumbotron mt32">
          <h1>{t.thanks}</h1>
          <div>
            <p>{survey.thanks}</p>
          </div>
          {points !== undefined && <div>{fill(t.scored, { points: numberText(visit, points) })}</div>}
          <div>
            {weave(t.ifYouWish, {
              review: (
                <a href={localPath(`/survey/print/${nameOf(survey)}/${input.token}`, visit.siteLanguage)}>{t.review}</a>
              ),
            })}
          </div>
        </div>
      </div>
    </div>
  );
};

/** All pages, read-only. With points, also the address of the scores. */
export const PrintPage = ({ visit, survey, input }: Omit<VisitProps, "input"> & { input: Input | undefined }) => (
  <div id="wrap" class="wrap">
    <div class="container">
      <div class="jumbotron mt32">
        <h1>
          <span>{survey.title}</span>
        </h1>
      </div>
      <div
        role="form"
        class="js_surveyform"
        name={survey.id}
        data-prefill={input && `/survey/prefill/${nameOf(survey)}/${input.token}`}
        data-scores={input && survey.scored ? `/survey/scores/${nameOf(survey)}/${input.token}` : undefined}
      >
        {survey.pages.map((page) => (
          <>
            <div class="o_page_header">
              <h1>{page.title}</h1>
            </div>
            {page.questions.map((question) => (
              <Question visit={visit} survey={survey} question={question} scored={survey.scored} />
            ))}
          </>
        ))}
      </div>
    </div>
  </div>
);
