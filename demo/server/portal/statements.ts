import type { Hono } from "hono";
import type { StatementAnswer, StatementKind } from "#portal/api/statements.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { exemptForm } from "../form.ts";
import { signedInOnly } from "../website/account.ts";
import type { PortalPages } from "./pages.ts";

const kinds: readonly StatementKind[] = ["customer", "vendor"];

/** Requested statement. */
interface SentStatement {
  readonly name: string;
  readonly email: string;
  readonly kind: StatementKind;
  readonly overdue: boolean;
  readonly sent_at: Date;
}

/** Returns the newest statements, at most a hundred. */
export const listStatements = (queries: Queries): Promise<SentStatement[]> =>
  queries.query(
    `select partner.name, partner.email, kind, overdue, sent_at
     from portal_statement join partner on partner.id = partner_id order by portal_statement.id desc limit 100`,
  );

const answer = (message: StatementAnswer): string => JSON.stringify(message);

/**
 * Serves pages with two buttons, and their call: urlencoded, without a token, with JSON text as the response. Sends no mail; stores the
 * request.
 */
export function statementRoutes(app: Hono<SuiteEnv>, database: Database, pages: PortalPages): void {
  for (const kind of kinds) {
    const path = `/my/${kind}_statements`;
    app.get(path, signedInOnly, async (c) => pages.statements(c, kind));
    app.post(
      `${path}/send`,
      signedInOnly,
      exemptForm(async (c, fields) => {
        const isOverdue = fields[`${kind}_send_overdue_statement`] === "true";
        if (!isOverdue && fields[`${kind}_send_statement`] !== "true") return c.text(answer({}));
        const { partnerId, email } = c.var.visit.user;
        if (!email) return c.text(answer({ msg: "Please enter your email address first." }));
        await database.query("insert into portal_statement (partner_id, kind, overdue) values ($1, $2, $3)", [
          partnerId,
          kind,
          isOverdue,
        ]);
        return c.text(answer({ msg: "Statement Sent Successfully....." }));
      }),
    );
  }
}
