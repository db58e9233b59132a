import { randomBytes } from "node:crypto";
import type { Queries } from "#demo/server/database.ts";
import { insert } from "#demo/server/insert.ts";
import { hashPassword } from "../password.ts";
import { accounts, countries, partners } from "./people.ts";

/** Fills the team of a small furniture maker and a customer, and the secret of tokens. */
export async function seedWebsite(queries: Queries): Promise<void> {
  const hashed = await Promise.all(
    accounts.map(async ({ password, ...account }) => ({
      ...account,
      password: password ? await hashPassword(password) : null,
    })),
  );
  await insert(queries, "partner", partners);
  await queries.query("select setval(pg_get_serial_sequence('partner', 'id'), (select max(id) from partner))");
  await insert(queries, "account", hashed);
  await insert(queries, "country", countries);
  await queries.query("insert into parameter (key, value) values ('secret', $1)", [randomBytes(32).toString("hex")]);
}
