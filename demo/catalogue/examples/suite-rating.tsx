/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { ratingForm } from "#demo/suite/content/Simple.tsx";
import type { Example } from "./example.ts";

export const example: Example = {
  page: "/try/blog",
  preview: () => <suite-rating value="4"></suite-rating>,
  live: ratingForm,
  variants: (view) => [
    {
      ...localized(view, {
        en: { title: "An average", note: "Read-only, shown in halves, with the number as its label." },
        ar: { title: "متوسط", note: "لا يغيّره أحد. يُعرض بأنصاف النجوم ويُقرأ برقمه." },
      }),
      tag: <suite-rating value="3.4" data-readonly=""></suite-rating>,
    },
    {
      ...localized(view, {
        en: { title: "Custom texts", note: "Each label has an attribute." },
        ar: { title: "بكلماتك أنت", note: "لكل تسمية سمة." },
      }),
      tag: (
        <suite-rating
          value="5"
          data-text-five={localized(view, { en: "I would not get up", ar: "لا أريد أن أقوم" })}
        ></suite-rating>
      ),
    },
    {
      ...localized(view, {
        en: { title: "On a dark band", note: "Font, colours and scheme come from its container." },
        ar: { title: "على شريط داكن", note: "الخط والألوان والنظام مما يحيط به." },
      }),
      tag: <suite-rating value="2"></suite-rating>,
      stage: "dark",
    },
  ],
};
