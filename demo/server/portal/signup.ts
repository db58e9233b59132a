import type { Queries } from "../database.ts";
import type { Fields } from "../form.ts";
import { hashPassword } from "../website/password.ts";

/** What the suite says about a form that it does not take; undefined for one that is right. */
export async function checkSignup(queries: Queries, fields: Fields): Promise<string | undefined> {
  const { login, name, password, confirm_password } = fields;
  if (![login, name, password].every((value) => value?.trim())) return "The form was not properly filled in.";
  if (password !== confirm_password) return "Passwords do not match; please retype them.";
  const known = await queries.query("select 1 from account where login = $1", [login!.trim()]);
  return known.length > 0 ? "Another user is already registered using this email address." : undefined;
}

/** Makes a customer with an account of a form that was checked; gives the account's id. */
export async function createAccount(
  queries: Queries,
  { login = "", name = "", password = "" }: Fields,
): Promise<number> {
  const hashed = await hashPassword(password);
  const [account] = await queries.query<{ id: number }>(
    `with contact as (insert into partner (name, email) values ($1, $2) returning id)
     insert into account (id, login, password, partner_id, role)
     select (select max(id) + 1 from account), $2, $3, contact.id, 'portal' from contact returning id`,
    [name.trim(), login.trim(), hashed],
  );
  if (!account) throw new Error("The database did not return the account");
  return account.id;
}
