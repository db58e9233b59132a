/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import type { PageParts } from "#demo/common/area.ts";
import { localized } from "#demo/common/localized.ts";
import type { View } from "#demo/common/view.ts";
import { Records } from "#demo/operator/Records.tsx";
import { consoleTexts } from "#demo/operator/texts.ts";
import { answersChats } from "#demo/server/chat/operator.ts";
import type { Database } from "#demo/server/database.ts";
import { suiteDate } from "#demo/server/date.ts";
import type { SuiteEnv } from "#demo/server/env.ts";
import { listCustomers } from "#demo/server/portal/details.ts";
import { listSplits } from "#demo/server/portal/split.ts";
import { listStatements } from "#demo/server/portal/statements.ts";

interface RecordList {
  readonly title: string;
  readonly columns: readonly string[];
  /** Undefined for visitors who may not read the records. */
  readonly rows: readonly (readonly string[])[] | undefined;
}

async function statementList(view: View, database: Database, mayRead: boolean): Promise<RecordList> {
  const title = consoleTexts[view.textLang].statements;
  const statements = mayRead ? await listStatements(database) : undefined;
  const { customer, vendor, all, overdue, columns } = localized(view, {
    en: {
      customer: "Customer",
      vendor: "Vendor",
      all: "Everything",
      overdue: "Overdue only",
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
  return { title, columns, rows };
}

async function splitList(view: View, database: Database, mayRead: boolean): Promise<RecordList> {
  const splits = mayRead ? await listSplits(database) : undefined;
  const { title, columns, all, none } = localized(view, {
    en: { title: "PDFs to split", columns: ["File", "Pages", "Remaining pages"], all: "Yes", none: "No" },
    ar: { title: "ملفات PDF للتقسيم", columns: ["الملف", "الصفحات", "وكل ما سواها"], all: "نعم", none: "لا" },
  });
  const rows = splits?.map(({ name, indices, remainder }) => [name, indices, remainder ? all : none]);
  return { title, columns, rows };
}

async function customerList(view: View, database: Database, mayRead: boolean): Promise<RecordList> {
  const customers = mayRead ? await listCustomers(database) : undefined;
  const { title, columns } = localized(view, {
    en: { title: "Customers’ details", columns: ["Name", "Email", "Phone", "Company", "Address"] },
    ar: { title: "بيانات العملاء", columns: ["الاسم", "البريد", "الهاتف", "الشركة", "العنوان"] },
  });
  const rows = customers?.map(({ name, email, phone, company, address }) => [name, email, phone, company, address]);
  return { title, columns, rows };
}

/** Serves the operator's lists: details of customers, requested statements, and PDFs to split. */
export function recordRoutes(app: Hono<SuiteEnv>, { suite, show }: Pick<PageParts, "suite" | "show">): void {
  const lists = { statements: statementList, splits: splitList, customers: customerList };
  for (const [name, list] of Object.entries(lists))
    app.get(
      `/operator/${name}`,
      show(async (view) => {
        const isOurs = suite.accounts.length > 0;
        const { title, columns, rows } = await list(view, suite.database, isOurs && answersChats(view.visit.user));
        const content = <Records view={view} title={title} isOurs={isOurs} columns={columns} rows={rows} />;
        return { title, sheets: ["try"], content };
      }),
    );
}
