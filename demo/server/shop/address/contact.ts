import type { Queries } from "#demo/server/database.ts";
import type { Visit } from "#demo/server/visit.ts";
import { findOrder } from "../cart.ts";

/** Partner with an address: the billed customer, or one of their shipping addresses. */
export interface Contact {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly company_name: string | null;
  readonly vat: string | null;
  readonly street: string | null;
  readonly street2: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly country_id: number | null;
  readonly state_id: number | null;
  readonly state_code: string | null;
  readonly country_name: string | null;
}

/** Customer with billing and shipping addresses. */
export interface Buyer {
  readonly orderId: number;
  readonly billing: Contact;
  /** The billing address first, then the others, oldest first. */
  readonly shippings: readonly Contact[];
  /** Id of the chosen address. */
  readonly shippingId: number;
}

const contacts = `select partner.id, partner.name, email, phone, company_name, vat, street, street2, city, zip, partner.country_id, state_id,
    country_state.code as state_code, country.name as country_name
  from partner left join country on country.id = partner.country_id left join country_state on country_state.id = state_id`;

/** Returns the buyer of the cart: from the form, or the signed-in user; undefined if unknown. */
export async function readBuyer(queries: Queries, visit: Visit): Promise<Buyer | undefined> {
  const order = await findOrder(queries, visit);
  if (order?.state !== "draft") return undefined;
  const [chosen] = await queries.query<{ billing: number | null; shipping: number | null }>(
    "select partner_invoice_id as billing, partner_shipping_id as shipping from sale_order where id = $1",
    [order.id],
  );
  const billingId = chosen?.billing ?? (visit.user.role === "public" ? null : visit.user.partnerId);
  if (billingId === null) return undefined;
  const shippings = await queries.query<Contact>(
    `${contacts} where partner.id = $1 or parent_id = $1 order by partner.id <> $1, partner.id`,
    [billingId],
  );
  const billing = shippings[0];
  if (!billing) return undefined;
  const shippingId = shippings.find(({ id }) => id === chosen?.shipping)?.id ?? billingId;
  return { orderId: order.id, billing, shippings, shippingId };
}

/** Returns false if the shop must ask for the customer's address first. */
export const isComplete = ({ name, email, street, city, country_id }: Contact): boolean =>
  [name, email, street, city, country_id].every(Boolean);

export const shipTo = async (queries: Queries, orderId: number, partnerId: number): Promise<void> => {
  await queries.query("update sale_order set partner_shipping_id = $2 where id = $1", [orderId, partnerId]);
};
