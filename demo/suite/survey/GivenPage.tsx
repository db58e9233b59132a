/** @jsxImportSource hono/jsx */
import type { View } from "#demo/common/view.ts";
import type { Given } from "#demo/server/survey/given.ts";
import { surveyTexts } from "./texts.ts";

/** @param given undefined for visitors who may not read it */
export const GivenPage = ({ view, given }: { view: View; given: readonly Given[] | undefined }) => {
  const t = surveyTexts[view.textLang];
  return (
    <div class="wrap">
      <h1>{t.title}</h1>
      <p class="lead">{given ? t.lead : t.signIn}</p>
      {given?.length === 0 && <p>{t.none}</p>}
      {given?.map(({ id, survey, answers }) => (
        <section data-input={id} lang="en" dir="ltr">
          <h2>
            {survey} {id}
          </h2>
          <dl>
            {answers.map(({ question, answer }) => (
              <>
                <dt>{question}</dt>
                <dd>
                  <bdi>{answer}</bdi>
                </dd>
              </>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
