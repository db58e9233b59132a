/** @jsxImportSource hono/jsx */
import { slug } from "../../server/slug.ts";
import { tagOf } from "../../server/survey/records.ts";
import type { Input, Survey, SurveyPage } from "../../server/survey/survey.types.ts";
import type { Visit } from "../../server/visit.ts";

type Asked = SurveyPage["questions"][number];

const Choice = ({ question, tag }: { question: Asked; tag: string }) => (
  <>
    {question.labels.map(({ id, title }) => (
      <p>
        <label>
          <input type="radio" name={tag} value={id} required={question.required} /> {title}
        </label>
      </p>
    ))}
    <p>
      <label>
        <input type="radio" name={tag} value="-1" required={question.required} /> Something else:
      </label>{" "}
      <input name={`${tag}_comment`} aria-label="Something else" />
    </p>
  </>
);

const Field = ({ question, tag }: { question: Asked; tag: string }) => {
  if (question.kind === "simple_choice") return <Choice question={question} tag={tag} />;
  if (question.kind === "date")
    return (
      <p>
        <input
          name={tag}
          aria-label={question.title}
          data-mindate={question.least}
          data-maxdate={question.most}
          required={question.required}
        />
      </p>
    );
  const type = question.kind === "numerical_box" ? "number" : "text";
  return (
    <p>
      <input type={type} step="any" name={tag} aria-label={question.title} />
    </p>
  );
};

/** The same survey by markup of one's own. */
export const TryPage = ({
  visit,
  survey,
  page,
  input,
}: {
  visit: Visit;
  survey: Survey;
  page: SurveyPage;
  input: Input;
}) => {
  const name = slug(survey.title, survey.id);
  return (
    <div id="wrap" class="container mt32 mb32">
      <h1>{survey.title}</h1>
      <suite-survey
        data-prefill={`/survey/prefill/${name}/${input.token}/${slug(page.title, page.id)}`}
        data-submit={`/survey/submit/${name}`}
        data-resume=""
      >
        <form method="post">
          <p data-page="1" data-pages={survey.pages.length}>
            Page 1 of {survey.pages.length}
          </p>
          <input type="hidden" name="csrf_token" value={visit.formToken} />
          <input type="hidden" name="page_id" value={page.id} />
          <input type="hidden" name="token" value={input.token} />
          {page.questions.map((question) => (
            <fieldset data-question={tagOf(survey, question)}>
              <legend>{question.title}</legend>
              <Field question={question} tag={tagOf(survey, question)} />
            </fieldset>
          ))}
          <button name="button_submit" value="next">
            Next page
          </button>
        </form>
      </suite-survey>
    </div>
  );
};
