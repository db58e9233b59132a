/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

/** A page is submitted only with a chosen option. */
const Page = ({ view, id }: { view: View; id: string }) => (
  <form method="post">
    <p data-page="1" data-pages="2">
      {localized(view, { en: "Page 1 of 2", ar: "الصفحة 1 من 2" })}
    </p>
    <fieldset data-question={id}>
      <legend>{localized(view, { en: "How did you like the workshop?", ar: "هل أعجبتك الورشة؟" })}</legend>
      <p>
        <label>
          <input type="radio" name={id} value="31" required /> {localized(view, { en: "Well", ar: "نعم" })}
        </label>
      </p>
      <p>
        <label>
          <input type="radio" name={id} value="32" required /> {localized(view, { en: "Not so well", ar: "ليس كثيرًا" })}
        </label>
      </p>
    </fieldset>
    <button id={`next-${id}`} name="button_submit" value="next">
      {localized(view, { en: "Next page", ar: "الصفحة التالية" })}
    </button>
  </form>
);

export const example: Example = {
  page: "/try/survey",
  preview: () => <Scene of="options" />,
  live: (view) => (
    <suite-survey data-submit="/survey/submit/workshop-visit-1">
      <Page view={view} id="1_2_7" />
    </suite-survey>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Read-only", note: "Without an address to submit to, the form is read-only." },
        ar: { title: "للقراءة فقط", note: "من دون عنوان يستقبل الإجابات لا يغيّرها أحد." },
      }),
      tag: (
        <suite-survey>
          <Page view={view} id="1_2_8" />
        </suite-survey>
      ),
    },
  ],
};
