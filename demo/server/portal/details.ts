import type { Queries } from "../database.ts";
import type { Fields } from "../form.ts";
import { idIn } from "../shop/address/country.ts";

/** Columns that a customer may change, by the names of the form's fields. */
const columns = {
  name: "name",
  email: "email",
  phone: "phone",
  company_name: "company_name",
  vat: "vat",
  street: "street",
  city: "city",
  zipcode: "zip",
  country_id: "country_id",
  state_id: "state_id",
} as const;

type Name = keyof typeof columns;

/** @see docs/reference/portal.md#portal-1 */
const required: readonly Name[] = ["name", "phone", "email", "street", "city", "country_id"];
const optional: readonly Name[] = ["company_name", "vat", "zipcode", "state_id"];
const technical = ["csrf_token", "redirect"];

export type Details = Readonly<Record<Name, string>>;

export interface Refusal {
  readonly names: ReadonlySet<string>;
  readonly messages: readonly string[];
}

export interface State {
  readonly id: number;
  readonly name: string;
  readonly country_id: number;
}

export const readStates = (queries: Queries): Promise<State[]> =>
  queries.query("select id, name, country_id from country_state order by name, id");

export async function readDetails(queries: Queries, partnerId: number): Promise<Details> {
  const list = Object.entries(columns).map(([name, column]) => `coalesce(${column}::text, '') as ${name}`);
  const [details] = await queries.query<Details>(`select ${list.join()} from partner where id = $1`, [partnerId]);
  if (!details) throw new Error(`Partner ${partnerId} is missing from the database`);
  return details;
}

/** Returns true if documents were issued: their printed details may not change. @see docs/reference/portal.md#portal-3 */
export const hasDocuments = async (queries: Queries, partnerId: number): Promise<boolean> =>
  (await queries.query("select 1 from portal_document where partner_id = $1 limit 1", [partnerId])).length > 0;

/** Returns undefined for valid details. */
export function checkDetails(fields: Fields, before: Details, isLocked: boolean): Refusal | undefined {
  const names = new Set<string>();
  const messages: string[] = [];
  const refuse = (name: string, message: string) => {
    names.add(name);
    if (!messages.includes(message)) messages.push(message);
  };
  for (const name of required) if (!fields[name]?.trim()) refuse(name, "Some required fields are empty.");
  const email = fields["email"]?.trim();
  if (email && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    refuse("email", "Invalid Email! Please enter a valid email address.");
  if (isLocked && "vat" in fields && fields["vat"] !== before.vat)
    refuse(
      "vat",
      "Changing VAT number is not allowed once document(s) have been issued for your account. Please contact us directly for this operation.",
    );
  const unknown = Object.keys(fields).filter((name) => !(name in columns) && !technical.includes(name));
  for (const name of unknown) refuse("common", `Unknown field '${name}'`);
  return messages.length > 0 ? { names, messages } : undefined;
}

/** Stores valid details, without a state of another country. */
export async function saveDetails(queries: Queries, partnerId: number, fields: Fields): Promise<void> {
  const countryId = idIn(fields["country_id"]);
  const [state] = await queries.query<{ id: number }>(
    "select id from country_state where id = $1 and country_id = $2",
    [idIn(fields["state_id"]), countryId],
  );
  const given = [...required, ...optional].filter((name) => name in fields);
  const values = given.map((name) => {
    if (name === "country_id") return countryId;
    return name === "state_id" ? (state?.id ?? null) : fields[name]!.trim() || null;
  });
  const list = given.map((name, index) => `${columns[name]} = $${index + 2}`);
  await queries.query(`update partner set ${list.join()} where id = $1`, [partnerId, ...values]);
}

/** Owner of a portal account; missing details are empty. */
interface Customer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  /** Address in one line. */
  readonly address: string;
}

/** Returns the newest accounts, at most a hundred. */
export const listCustomers = (queries: Queries): Promise<Customer[]> =>
  queries.query(
    `select partner.name, coalesce(email, '') as email, coalesce(phone, '') as phone, coalesce(company_name, '') as company,
       concat_ws(', ', street, zip, city, country_state.name, country.name) as address
     from account join partner on partner.id = account.partner_id
       left join country on country.id = partner.country_id left join country_state on country_state.id = partner.state_id
     where role = 'portal' order by account.id desc limit 100`,
  );
