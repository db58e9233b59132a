/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

const pie = (view: View) =>
  JSON.stringify(
    localized(view, {
      en: [
        { text: "On foot", count: 120 },
        { text: "By bicycle", count: 96 },
        { text: "By train", count: 41 },
      ],
      ar: [
        { text: "مشيًا", count: 120 },
        { text: "بالدراجة", count: 96 },
        { text: "بالقطار", count: 41 },
      ],
    }),
  );

const bars = (view: View) =>
  JSON.stringify([
    {
      key: "",
      values: localized(view, {
        en: [
          { text: "The chair makers at their benches", count: 87 },
          { text: "The drying room", count: 33 },
        ],
        ar: [
          { text: "صانعو الكراسي أمام مناضدهم", count: 87 },
          { text: "غرفة التجفيف", count: 33 },
        ],
      }),
    },
  ]);

export const example: Example = {
  page: "/survey/results/workshop-visit-1",
  preview: () => <Scene of="statistics" />,
  live: (view) => (
    <suite-survey-results
      aria-label={localized(view, { en: "How did you come?", ar: "كيف جئت؟" })}
      data-graph-type="pie"
      data-graph-data={pie(view)}
    ></suite-survey-results>
  ),
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "Bars", note: "Long labels are truncated below their bars; screen readers read them in full." },
        ar: { title: "أعمدة", note: "تُقص الإجابات الطويلة تحت أعمدتها وتُقرأ كاملة." },
      }),
      tag: <suite-survey-results data-graph-type="bar" data-graph-data={bars(view)}></suite-survey-results>,
    },
  ],
};
