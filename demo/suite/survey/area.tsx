/** @jsxImportSource hono/jsx */
import { answersChats } from "#demo/server/chat/operator.ts";
import { listGiven } from "#demo/server/survey/given.ts";
import type { SuiteArea } from "../area.ts";
import { GivenPage } from "./GivenPage.tsx";
import { surveyTexts } from "./texts.ts";

export const area: SuiteArea = {
  title: { en: "Surveys", ar: "الاستبيانات" },
  links: [
    {
      path: "/survey/start/workshop-visit-1",
      sequence: 85,
      texts: {
        en: { title: "Survey", note: "Every kind of question, in the suite’s own markup, adopted." },
        ar: { title: "استبيان", note: "كل أنواع الأسئلة بترميز النظام نفسه، كما هو." },
      },
    },
    {
      path: "/survey/start/do-you-know-your-wood-2",
      sequence: 86,
      texts: {
        en: { title: "Quiz", note: "A survey with points and a review of all answers." },
        ar: { title: "اختبار", note: "استبيان بنقاط، مع مراجعة كل الإجابات." },
      },
    },
    {
      path: "/survey/results/workshop-visit-1",
      sequence: 87,
      texts: {
        en: { title: "Results of a survey", note: "Hundreds of answers, as charts, tables and files." },
        ar: { title: "نتائج استبيان", note: "إجابات مئات الأشخاص رسومًا وجداول وملفات." },
      },
    },
    {
      path: "/try/survey",
      sequence: 88,
      texts: {
        en: { title: "A survey in simple markup", note: "Every kind of question in custom markup." },
        ar: { title: "استبيان من صنعك", note: "كل أنواع الأسئلة بترميز بسيط." },
      },
    },
    {
      path: "/operator/surveys",
      sequence: 89,
      texts: {
        en: { title: "Survey answers", note: "Answers of visitors, for the operator." },
        ar: { title: "إجابات الاستبيانات", note: "ما أجاب به الزوار، للموظف." },
      },
    },
  ],
  routes(app, { suite, show }) {
    app.get(
      "/operator/surveys",
      show(async (view) => ({
        title: surveyTexts[view.textLang].title,
        sheets: ["try"],
        content: (
          <GivenPage
            view={view}
            given={
              suite.accounts.length > 0 && answersChats(view.visit.user) ? await listGiven(suite.database) : undefined
            }
          />
        ),
      })),
    );
  },
};
