import type { Queries } from "../database.ts";
import { badRequest } from "../fault.ts";
import type { Fields } from "../form.ts";
import { toInt } from "../python.ts";
import { forgetOrder, openOrder, type Order } from "../shop/cart.ts";
import { updateCart } from "../shop/update.ts";
import type { Visit } from "../visit.ts";
import { type ChosenTicket, readTicket } from "./ticket.ts";

export interface Attendee {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly ticketId: number;
}

/** Returns the attendees of a form: `1-name`, `1-email`, `1-phone`, `1-ticket_id`, … */
export function attendeesIn(fields: Fields): Attendee[] {
  const numbers = Object.keys(fields).flatMap((name) => /^([1-9]\d{0,3})-ticket_id$/.exec(name)?.[1] ?? []);
  return numbers.map((number) => {
    const { [`${number}-name`]: name = "", [`${number}-email`]: email = "", [`${number}-phone`]: phone = "" } = fields;
    if (!name.trim() || !email.trim()) throw badRequest("Each attendee needs a name and an email");
    return {
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      ticketId: toInt(fields[`${number}-ticket_id`]),
    };
  });
}

/** Returns the visitor's cart; a placed order is replaced by a new one. */
async function openCart(queries: Queries, visit: Visit): Promise<Order> {
  const order = await openOrder(queries, visit);
  if (order.state === "draft") return order;
  await forgetOrder(queries, order);
  return openOrder(queries, visit);
}

/**
 * Stores the attendees, and adds paid tickets to the cart.
 * @returns true if something has to be paid
 * @throws the suite's MissingError for an unknown ticket of this event
 */
export async function registerAll(
  queries: Queries,
  visit: Visit,
  eventId: number,
  attendees: readonly Attendee[],
): Promise<boolean> {
  const tickets = new Map<number, Omit<ChosenTicket, "count">>();
  for (const { ticketId } of attendees)
    tickets.set(ticketId, tickets.get(ticketId) ?? (await readTicket(queries, eventId, ticketId, visit.user.id)));
  const products = attendees.flatMap(({ ticketId }) => tickets.get(ticketId)?.product_id ?? []);
  const order = products.length ? await openCart(queries, visit) : undefined;
  for (const productId of new Set(products))
    await updateCart(queries, order!, { productId, add: products.filter((id) => id === productId).length });
  for (const { name, email, phone, ticketId } of attendees)
    await queries.query(
      "insert into event_registration (event_id, ticket_id, order_id, name, email, phone) values ($1, $2, $3, $4, $5, $6)",
      [eventId, ticketId, order?.id ?? null, name, email, phone],
    );
  return products.length > 0;
}

interface Registration extends Omit<Attendee, "ticketId"> {
  readonly id: number;
  readonly event: string;
  readonly ticket: string;
  /** Name and state of the order that pays for it; null if free. */
  readonly order_name: string | null;
  readonly order_state: string | null;
  readonly created_at: Date;
}

/** Returns the newest registrations, at most a hundred. */
export const listRegistrations = (queries: Queries): Promise<Registration[]> =>
  queries.query(
    `select registration.id, registration.name, email, phone, event.name as event, ticket.name as ticket, registration.created_at,
            sale_order.name as order_name, sale_order.state as order_state
     from event_registration as registration join event on event.id = registration.event_id
     join event_ticket as ticket on ticket.id = ticket_id left join sale_order on sale_order.id = order_id
     order by registration.id desc limit 100`,
  );
