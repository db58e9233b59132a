/** @jsxImportSource hono/jsx */
import type { SuiteArea } from "../area.ts";
import { ManyPage } from "./Many.tsx";
import { PopupPage, triggers } from "./Popup.tsx";

const popup = {
  path: "/try/newsletter-popup",
  sequence: 21,
  isInFooter: true,
  texts: {
    en: { title: "Newsletter popup", note: "Opens once when the mouse leaves the page." },
    ar: { title: "نافذة النشرة", note: "غادر الصفحة بالفأرة فتعرض عليك الاشتراك مرة واحدة." },
  },
};

const fiftyFollows = {
  path: "/try/fifty-follows",
  sequence: 22,
  isInFooter: true,
  texts: {
    en: { title: "Fifty follow blocks", note: "One record, fifty blocks, one call. All change together." },
    ar: { title: "خمسون عنصر متابعة", note: "سجل واحد، خمسون عنصرًا، نداء واحد. تتغيّر معًا." },
  },
};

export const area: SuiteArea = {
  title: { en: "Marketing", ar: "التسويق" },
  menu: [{ path: "/newsletter", label: { en: "Newsletter", ar: "النشرة البريدية" }, sequence: 50 }],
  links: [
    {
      path: "/newsletter",
      sequence: 20,
      isInFooter: true,
      texts: {
        en: { title: "Newsletter", note: "The built-in subscribe block, and the built-in popup when you leave." },
        ar: { title: "النشرة البريدية", note: "عنصر الاشتراك الأصلي، والنافذة الأصلية عند المغادرة." },
      },
    },
    popup,
    fiftyFollows,
  ],
  routes(app, { show }) {
    app.get(
      popup.path,
      show((view, c) => {
        const trigger = triggers.find((known) => known === c.req.query("trigger")) ?? "exit";
        return {
          title: popup.texts[view.textLang].title,
          sheets: ["example", "try"],
          scripts: ["forget"],
          content: <PopupPage view={view} trigger={trigger} />,
        };
      }),
    );
    app.get(
      fiftyFollows.path,
      show((view) => ({
        title: fiftyFollows.texts[view.textLang].title,
        sheets: ["try"],
        scripts: ["count-calls"],
        content: <ManyPage view={view} />,
      })),
    );
  },
};
