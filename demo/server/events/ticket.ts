import type { Queries } from "../database.ts";
import { missingError } from "../fault.ts";
import { toInt } from "../python.ts";
import type { Params } from "../rpc.ts";

export interface ChosenTicket {
  readonly id: number;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** Product in the cart; null if free. */
  readonly product_id: number | null;
  readonly count: number;
}

/** @throws the suite's MissingError, in the name of user `uid`, for an unknown ticket of this event */
export async function readTicket(
  queries: Queries,
  eventId: number,
  id: number,
  uid: number,
): Promise<Omit<ChosenTicket, "count">> {
  const [ticket] = await queries.query<Omit<ChosenTicket, "count">>(
    "select id, name, price, product_id from event_ticket where id = $1 and event_id = $2",
    [id, eventId],
  );
  if (!ticket) throw missingError(id, uid);
  return ticket;
}

/** Limit of the demo; the suite has none. */
const mostTickets = 500;

/**
 * Returns the tickets with a quantity. More than the available seats are not rejected here.
 * @throws the suite's ValueError for invalid numbers
 */
export async function chosenTickets(
  queries: Queries,
  eventId: number,
  params: Params,
  uid: number,
): Promise<ChosenTicket[]> {
  const chosen: ChosenTicket[] = [];
  for (const [key, value] of Object.entries(params)) {
    const id = /^nb_register-(\d{1,9})$/.exec(key)?.[1];
    const count = id && value ? Math.min(toInt(value), mostTickets) : 0;
    if (id && count > 0) chosen.push({ ...(await readTicket(queries, eventId, Number(id), uid)), count });
  }
  return chosen;
}
