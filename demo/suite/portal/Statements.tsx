/** @jsxImportSource hono/jsx */
import { weave } from "#demo/common/texts/index.ts";
import type { Visit } from "#demo/server/visit.ts";
import type { StatementKind } from "#portal/api/statements.ts";
import { Frame } from "./Frame.tsx";
import { portalTexts } from "./texts.ts";

/** Names of the module's buttons. */
const ids: Readonly<Record<StatementKind, readonly [all: string, overdue: string]>> = {
  customer: ["send_cust_btn", "send_cust_due_btn"],
  vendor: ["send_vendor_btn", "send_vendor_due_btn"],
};

/** Statements page. Not recorded. */
export const StatementsPage = ({ visit, kind }: { visit: Visit; kind: StatementKind }) => {
  const [all, overdue] = ids[kind];
  const t = portalTexts(visit);
  const title = t.statements[kind];
  const { email } = visit.user;
  return (
    <Frame visit={visit} title={title}>
      <h1 class="h3">{title}</h1>
      <p>{email ? weave(t.statementTo, { email: <bdi>{email}</bdi> }) : t.statementToYou}</p>
      <div>
        <button id={all} type="button" class="btn btn-primary">
          {t.sendAll}
        </button>{" "}
        <button id={overdue} type="button" class="btn btn-secondary">
          {t.sendOverdue}
        </button>
      </div>
    </Frame>
  );
};
