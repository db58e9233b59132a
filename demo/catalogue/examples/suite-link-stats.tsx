/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/r/chair+",
  preview: () => <Scene of="statistics" />,
  live: () => <suite-link-stats data-link-id="1" data-code="chair"></suite-link-stats>,
  variants: (view) => [
    {
      ...localized(view, {
        en: {
          title: "The last week",
          note: "The initial period, unless the page's address has another one. Without a code, only the charts are shown.",
        },
        ar: {
          title: "الأسبوع الماضي",
          note: "الفترة المعروضة أولًا ما لم يذكر عنوان الصفحة غيرها. وبلا رمز تقف المخططات وحدها.",
        },
      }),
      tag: <suite-link-stats data-link-id="2" data-range="week"></suite-link-stats>,
    },
    {
      ...localized(view, {
        en: {
          title: "On a dark band",
          note: "The colours of the charts follow the scheme, also while the page is open.",
        },
        ar: { title: "على شريط داكن", note: "تتبع ألوان المخططات نظام الألوان، حتى والصفحة مفتوحة." },
      }),
      tag: <suite-link-stats data-link-id="4" data-range="month"></suite-link-stats>,
      stage: "dark",
    },
    {
      ...localized(view, {
        en: { title: "No clicks yet", note: "A link without clicks shows a message." },
        ar: { title: "لا أحد بعد", note: "الرابط الذي لم يتبعه أحد يقول ذلك." },
      }),
      tag: <suite-link-stats data-link-id="12" data-code="0iL"></suite-link-stats>,
    },
  ],
};
