/** @jsxImportSource hono/jsx */
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
  const title = portalTexts(visit).statements[kind];
  return (
    <Frame visit={visit} title={title}>
      <h1 class="h3">{title}</h1>
      <p>We send it to {visit.user.email ?? "you"}.</p>
      <div>
        <button id={all} type="button" class="btn btn-primary">
          Send Statement
        </button>{" "}
        <button id={overdue} type="button" class="btn btn-secondary">
          Send Overdue Statement
        </button>
      </div>
    </Frame>
  );
};
