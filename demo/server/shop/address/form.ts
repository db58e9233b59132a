import type { Queries } from "#demo/server/database.ts";
import type { Fields } from "#demo/server/form.ts";
import { type Buyer, type Contact, shipTo } from "./contact.ts";
import { idIn, readCountry, readStates } from "./country.ts";

type AddressKind = "billing" | "shipping";

/** Address of a form: a new or an existing one. */
export interface AddressMode {
  readonly kind: AddressKind;
  readonly contact: Contact | undefined;
}

/** Messages of the suite for an invalid form. */
export interface Refusal {
  /** Names of the invalid fields. */
  readonly fields: ReadonlySet<string>;
  readonly isIncomplete: boolean;
  readonly isBadEmail: boolean;
}

const required: Readonly<Record<AddressKind, readonly string[]>> = {
  billing: ["name", "email", "street", "city", "country_id"],
  shipping: ["name", "street", "city", "country_id"],
};

/** Returns undefined for an unknown address of this buyer. Without a buyer it is a new billing address, whatever the id. */
export function modeOf(buyer: Buyer | undefined, partnerId: number): AddressMode | undefined {
  if (!buyer) return { kind: "billing", contact: undefined };
  if (partnerId <= 0) return { kind: "shipping", contact: undefined };
  const contact = buyer.shippings.find(({ id }) => id === partnerId);
  return contact && { kind: contact.id === buyer.billing.id ? "billing" : "shipping", contact };
}

/** Returns the state if it belongs to the chosen country. */
async function stateIn(queries: Queries, fields: Fields): Promise<{ id: number | null; isRequired: boolean }> {
  const country = await readCountry(queries, idIn(fields["country_id"]));
  const states = country ? await readStates(queries, country.id) : [];
  const id = states.find((state) => state.id === idIn(fields["state_id"]))?.id ?? null;
  return { id, isRequired: states.length > 0 && country!.address_fields.includes("state_code") };
}

/** Returns undefined for a valid form. */
export async function checkAddress(
  queries: Queries,
  { kind }: AddressMode,
  fields: Fields,
): Promise<Refusal | undefined> {
  const state = await stateIn(queries, fields);
  const country = await readCountry(queries, idIn(fields["country_id"]));
  const known: Fields = {
    ...fields,
    country_id: country ? String(country.id) : "",
    state_id: state.id ? String(state.id) : "",
  };
  const names = [...(fields["field_required"] ?? "").split(","), ...required[kind]].filter(Boolean);
  const empty = [...names, ...(state.isRequired ? ["state_id"] : [])].filter((name) => !known[name]?.trim());
  const email = fields["email"]?.trim() ?? "";
  const isBadEmail = email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (empty.length === 0 && !isBadEmail) return undefined;
  return { fields: new Set([...empty, ...(isBadEmail ? ["email"] : [])]), isIncomplete: empty.length > 0, isBadEmail };
}

const texts = ["name", "email", "phone", "company_name", "vat", "street", "street2", "city", "zip"] as const;

/** Stores a valid address, and sets it in the order. */
export async function saveAddress(
  queries: Queries,
  { orderId, buyer, mode, fields }: { orderId: number; buyer: Buyer | undefined; mode: AddressMode; fields: Fields },
): Promise<void> {
  const columns: Record<string, unknown> = {
    country_id: idIn(fields["country_id"]),
    state_id: (await stateIn(queries, fields)).id,
  };
  for (const name of texts) if (name in fields) columns[name] = fields[name]!.trim() || null;
  if (!mode.contact && mode.kind === "shipping") columns["parent_id"] = buyer!.billing.id;
  const names = Object.keys(columns);
  const parameters = names.map((_, index) => `$${index + 1}`);
  const [saved] = await queries.query<{ id: number }>(
    mode.contact
      ? `update partner set ${names.map((name, index) => `${name} = ${parameters[index]}`).join()} where id = $${names.length + 1} returning id`
      : `insert into partner (${names.join()}) values (${parameters.join()}) returning id`,
    [...Object.values(columns), ...(mode.contact ? [mode.contact.id] : [])],
  );
  if (!saved) throw new Error("The database did not return the address");
  if (mode.kind === "shipping") await shipTo(queries, orderId, saved.id);
  else await queries.query("update sale_order set partner_invoice_id = $2 where id = $1", [orderId, saved.id]);
}
