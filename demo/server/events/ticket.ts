import type { Queries } from "../database.ts";
import { missingError } from "../fault.ts";
import { toInt } from "../python.ts";
import type { Params } from "../rpc.ts";

export interface ChosenTicket {
  readonly id: number;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  /** What goes into the cart; null where it is free. */
  readonly product_id: number | null;
  readonly count: number;
}

/** @throws the suite's MissingError for a ticket that this event does not have, in the name of user `uid` */
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

/** No order and no person needs more; the suite has no limit here. */
const mostTickets = 500;

/**
 * Tickets of which at least one is wanted. More than there are seats are not refused here.
 * @throws the suite's ValueError for what is no number.
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
