/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Records } from "#demo/operator/Records.tsx";
import { answersChats } from "#demo/server/chat/operator.ts";
import { suiteDate } from "#demo/server/date.ts";
import { listResets } from "#demo/server/website/reset.ts";
import type { SuiteArea } from "../area.ts";

export const area: SuiteArea = {
  title: { en: "Website", ar: "موقع الويب" },
  menu: [{ path: "/", label: { en: "Home", ar: "الرئيسية" }, sequence: 10 }],
  links: [
    {
      path: "/try/website",
      sequence: 65,
      isInFooter: true,
      texts: {
        en: {
          title: "Website tools",
          note: "Publish a page, change language, company and website from the suite’s own bar: sign in as publisher in the QA panel.",
        },
        ar: {
          title: "أدوات الموقع",
          note: "انشر صفحة وغيّر اللغة والشركة والموقع من شريط النظام نفسه: سجّل الدخول ناشرًا من لوحة QA.",
        },
      },
    },
    {
      path: "/operator/resets",
      sequence: 77,
      texts: {
        en: { title: "Passwords to reset", note: "Links that a suite would send by e-mail, for the operator." },
        ar: { title: "كلمات مرور للتغيير", note: "الروابط التي يرسلها النظام بالبريد، للموظف." },
      },
    },
  ],
  routes(app, { suite, show }) {
    app.get(
      "/operator/resets",
      show(async (view) => {
        const isOurs = suite.accounts.length > 0;
        const mayRead = isOurs && answersChats(view.visit.user);
        const resets = mayRead ? await listResets(suite.database) : undefined;
        const { title, columns, reset } = localized(view, {
          en: { title: "Passwords to reset", columns: ["When", "Login", "Link"], reset: "Reset the password" },
          ar: { title: "كلمات مرور للتغيير", columns: ["متى", "اسم الدخول", "الرابط"], reset: "تغيير كلمة المرور" },
        });
        const rows = resets?.map(({ asked_at, login, token }) => [
          suiteDate(asked_at),
          login,
          { text: reset, href: view.link(`/web/reset_password?token=${token}`) },
        ]);
        const content = <Records view={view} title={title} isOurs={isOurs} columns={columns} rows={rows} />;
        return { title, sheets: ["try"], content };
      }),
    );
  },
};
