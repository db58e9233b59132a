/** @jsxImportSource hono/jsx */
import { words } from "#demo/common/words.ts";
import type { Example } from "./example.ts";
import { ForTeam } from "./ForTeam.tsx";
import { Scene } from "./Scene.tsx";

export const example: Example = {
  page: "/r/chair+",
  preview: () => <Scene of="statistics" />,
  live: (view) => (
    <ForTeam view={view}>
      <suite-link-stats data-link-id="1" data-code="chair"></suite-link-stats>
    </ForTeam>
  ),
  variants: (view) => [
    {
      ...words(view, {
        en: {
          title: "The last week",
          note: "The period that is shown first, unless the page's address says another one. Without a code the charts stand alone.",
        },
        ar: {
          title: "الأسبوع الماضي",
          note: "الفترة المعروضة أولًا ما لم يذكر عنوان الصفحة غيرها. وبلا رمز تقف المخططات وحدها.",
        },
      }),
      tag: <suite-link-stats data-link-id="2" data-range="week"></suite-link-stats>,
    },
    {
      ...words(view, {
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
      ...words(view, {
        en: { title: "Nobody yet", note: "A link that nobody has followed says so." },
        ar: { title: "لا أحد بعد", note: "الرابط الذي لم يتبعه أحد يقول ذلك." },
      }),
      tag: <suite-link-stats data-link-id="12" data-code="0iL"></suite-link-stats>,
    },
  ],
};
