/** @jsxImportSource hono/jsx */
import { answersChats } from "#demo/server/chat/operator.ts";
import { listReceived } from "#demo/server/forms/received.ts";
import type { SuiteArea } from "../area.ts";
import { ReceivedPage } from "./ReceivedPage.tsx";
import { RepairPage } from "./Repair.tsx";
import { formsTexts } from "./texts.ts";

export const area: SuiteArea = {
  title: { en: "Forms", ar: "النماذج" },
  menu: [{ path: "/contactus", label: { en: "Contact us", ar: "اتصل بنا" }, sequence: 60 }],
  links: [
    {
      path: "/try/forms",
      sequence: 66,
      isInFooter: true,
      texts: {
        en: { title: "A form in simple markup", note: "With validation, a draft, pictures and dates; submitted once." },
        ar: { title: "نموذج من صنعك", note: "يُفحص ويُحفظ مسودة ويُرسل مرة واحدة، بصور وتواريخ." },
      },
    },
    {
      path: "/jobs",
      sequence: 67,
      texts: {
        en: { title: "Jobs", note: "An application with a file, in the suite’s own markup, adopted." },
        ar: { title: "وظائف", note: "طلب وظيفة مع ملف بترميز النظام نفسه، كما هو." },
      },
    },
    {
      path: "/operator/forms",
      sequence: 71,
      texts: {
        en: { title: "Received forms", note: "Forms of visitors with their files, for the operator." },
        ar: { title: "النماذج الواردة", note: "ما أرسله الزوار مع ملفاتهم، للموظف." },
      },
    },
  ],
  routes(app, { suite, show }) {
    app.get(
      "/try/forms",
      show((view) => ({
        title: formsTexts[view.textLang].repairTitle,
        sheets: ["example", "try"],
        content: <RepairPage view={view} />,
      })),
    );
    app.get(
      "/operator/forms",
      show(async (view) => {
        const isOurs = suite.accounts.length > 0;
        const mayRead = isOurs && answersChats(view.visit.user);
        return {
          title: formsTexts[view.textLang].received,
          sheets: ["try"],
          content: (
            <ReceivedPage
              view={view}
              isOurs={isOurs}
              records={mayRead ? await listReceived(suite.database) : undefined}
            />
          ),
        };
      }),
    );
  },
};
