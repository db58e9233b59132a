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
      words: {
        en: { title: "Survey", note: "Every kind of question, in the suite’s own markup, adopted as it stands." },
        ar: { title: "استبيان", note: "كل أنواع الأسئلة بترميز النظام نفسه، كما هو." },
      },
    },
    {
      path: "/survey/start/do-you-know-your-wood-2",
      sequence: 86,
      words: {
        en: { title: "Quiz", note: "A survey with points, and all answers to look at again." },
        ar: { title: "اختبار", note: "استبيان بنقاط، مع مراجعة كل الإجابات." },
      },
    },
    {
      path: "/survey/results/workshop-visit-1",
      sequence: 87,
      words: {
        en: { title: "Results of a survey", note: "What hundreds of people answered, as charts, tables and files." },
        ar: { title: "نتائج استبيان", note: "إجابات مئات الأشخاص رسومًا وجداول وملفات." },
      },
    },
    {
      path: "/try/survey",
      sequence: 88,
      words: {
        en: { title: "A survey of your own", note: "Every kind of question by simple markup." },
        ar: { title: "استبيان من صنعك", note: "كل أنواع الأسئلة بترميز بسيط." },
      },
    },
    {
      path: "/operator/surveys",
      sequence: 89,
      words: {
        en: { title: "Survey answers", note: "What visitors have answered, for the operator." },
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
