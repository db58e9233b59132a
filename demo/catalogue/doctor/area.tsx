/** @jsxImportSource hono/jsx */
import type { PageArea } from "#demo/common/area.ts";
import { DoctorPage } from "./Doctor.tsx";

const page = {
  path: "/try/doctor",
  sequence: 80,
  texts: {
    en: {
      title: "Page doctor",
      note: "A page with intentional mistakes, and the panel that lists each with its fix.",
    },
    ar: { title: "طبيب الصفحة", note: "صفحة فيها أخطاء مقصودة، ولوحة تسمّي كلًّا منها وما يصلحه." },
  },
};

export const area: PageArea = {
  title: { en: "Tools", ar: "أدوات" },
  links: [page],
  routes(app, { show }) {
    app.get(
      page.path,
      show((view) => ({
        title: page.texts[view.textLang].title,
        sheets: ["example", "try"],
        content: <DoctorPage view={view} />,
      })),
    );
  },
};
