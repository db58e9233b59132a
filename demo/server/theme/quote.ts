import type { Hono } from "hono";
import { askQuoteCall } from "#theme/api/theme.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { requireArguments, toText } from "../python.ts";
import { rpc } from "../rpc.ts";

const fields = ["contact_name", "phone", "email_from", "partner_name", "name", "description"];

/** Serves requests for a quote; responds with false, and stores nothing, without a name and an address. */
export function quoteRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.all(
    askQuoteCall.path,
    rpc<typeof askQuoteCall>(async (params) => {
      requireArguments("contact_us", params, fields);
      const values = fields.map((name) => toText(params[name], "strip").trim());
      if (!values[0] || !/^[^\s@]+@[^\s@]+$/.test(values[2] ?? "")) return false;
      await database.query(
        "insert into quote_request (contact_name, phone, email, company, subject, description) values ($1, $2, $3, $4, $5, $6)",
        values,
      );
      return true;
    }),
  );
}
