/** @jsxImportSource hono/jsx */
import type { SuiteArea } from "../area.ts";
import { Corporate } from "./corporate/Corporate.tsx";

export const area: SuiteArea = {
  title: { en: "Theme", ar: "القالب" },
  links: [
    {
      path: "/try/corporate",
      sequence: 60,
      isInFooter: true,
      texts: {
        en: {
          title: "Home page of a workshop",
          note: "A marketing page of all sixteen elements of the theme, in its own colours and fonts.",
        },
        ar: { title: "صفحة ورشة الرئيسية", note: "صفحة تسويقية من عناصر القالب الستة عشر كلها، بألوانها وحروفها." },
      },
    },
    {
      path: "/corporate",
      sequence: 61,
      texts: {
        en: {
          title: "The same page in built-in markup",
          note: "The sections of the corporate theme as its editor stores them, adopted.",
        },
        ar: { title: "الصفحة نفسها بالترميز الأصلي", note: "أقسام القالب كما يحفظها محرره، وقد تبنّيناها كما هي." },
      },
    },
  ],
  routes(app, { showDocument }) {
    app.get(
      "/try/corporate",
      showDocument((view, panel) => <Corporate view={view} panel={panel} />),
    );
  },
};
