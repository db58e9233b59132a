/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { localized } from "#demo/common/localized.ts";
import { Opener } from "#demo/common/Opener.tsx";
import type { View } from "#demo/common/view.ts";
import type { Example } from "./example.ts";
import { Scene } from "./Scene.tsx";

/** Content for the site's team only. Other visitors see a text and a button that signs them in, since this is a demo. */
const ForTeam = ({ view, children }: { view: View; children: Child }) => {
  if (view.visit.user.role === "admin") return <>{children}</>;
  const said = localized(view, {
    en: { text: "Only the site's team can see tracked links.", action: "Sign in as administrator" },
    ar: { text: "يعرض النظام الروابط المتتبعة لفريق الموقع فقط.", action: "سجّل الدخول مديرًا" },
  });
  return (
    <>
      <Opener view={view} {...said} to="/qa/user" name="user" value="admin" />
      {children}
    </>
  );
};

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
