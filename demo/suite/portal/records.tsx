/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import type { PageParts } from "#demo/common/area.ts";
import type { View } from "#demo/common/view.ts";
import { words } from "#demo/common/words.ts";
import { Records } from "#demo/operator/Records.tsx";
import { consoleTexts } from "#demo/operator/texts.ts";
import { answersChats } from "#demo/server/chat/operator.ts";
import { suiteDate } from "#demo/server/date.ts";
import type { SuiteEnv } from "#demo/server/env.ts";
import { listCustomers } from "#demo/server/portal/details.ts";
import { listSplits } from "#demo/server/portal/split.ts";
import { listStatements } from "#demo/server/portal/statements.ts";

/** What customers have said and asked for, for the operator: their details, statements by e-mail, pages of a PDF. */
export function recordRoutes(app: Hono<SuiteEnv>, { suite, show }: Pick<PageParts, "suite" | "show">): void {
  const isOurs = () => suite.accounts.length > 0;
  const mayRead = ({ visit }: View) => isOurs() && answersChats(visit.user);
  app.get(
    "/operator/statements",
    show(async (view) => {
      const title = consoleTexts[view.textLang].statements;
      const statements = mayRead(view) ? await listStatements(suite.database) : undefined;
      const { customer, vendor, all, overdue, columns } = words(view, {
        en: {
          customer: "Customer",
          vendor: "Vendor",
          all: "Everything",
          overdue: "What is overdue",
          columns: ["When", "Who", "Email", "As", "Statement of"],
        },
        ar: {
          customer: "عميل",
          vendor: "مورّد",
          all: "الكل",
          overdue: "المتأخرات",
          columns: ["متى", "من", "البريد", "بصفة", "كشف"],
        },
      });
      const rows = statements?.map((statement) => [
        suiteDate(statement.sent_at),
        statement.name,
        statement.email,
        statement.kind === "vendor" ? vendor : customer,
        statement.overdue ? overdue : all,
      ]);
      const content = <Records view={view} title={title} isOurs={isOurs()} columns={columns} rows={rows} />;
      return { title, sheets: ["try"], content };
    }),
  );
  app.get(
    "/operator/splits",
    show(async (view) => {
      const splits = mayRead(view) ? await listSplits(suite.database) : undefined;
      const { title, columns, all, none } = words(view, {
        en: { title: "PDFs to split", columns: ["File", "Pages", "All others too"], all: "Yes", none: "No" },
        ar: { title: "ملفات PDF للتقسيم", columns: ["الملف", "الصفحات", "وكل ما سواها"], all: "نعم", none: "لا" },
      });
      const rows = splits?.map(({ name, indices, remainder }) => [name, indices, remainder ? all : none]);
      const content = <Records view={view} title={title} isOurs={isOurs()} columns={columns} rows={rows} />;
      return { title, sheets: ["try"], content };
    }),
  );
  app.get(
    "/operator/customers",
    show(async (view) => {
      const customers = mayRead(view) ? await listCustomers(suite.database) : undefined;
      const { title, columns } = words(view, {
        en: { title: "Customers’ details", columns: ["Name", "Email", "Phone", "Company", "Address"] },
        ar: { title: "بيانات العملاء", columns: ["الاسم", "البريد", "الهاتف", "الشركة", "العنوان"] },
      });
      const rows = customers?.map(({ name, email, phone, company, address }) => [name, email, phone, company, address]);
      const content = <Records view={view} title={title} isOurs={isOurs()} columns={columns} rows={rows} />;
      return { title, sheets: ["try"], content };
    }),
  );
}
