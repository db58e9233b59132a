import type { Queries } from "../database.ts";
import { missingError } from "../fault.ts";
import { toInt } from "../python.ts";
import type { Visit } from "../visit.ts";

/** A live chat channel of the website: the desk where visitors ask. */
export interface Desk {
  readonly id: number;
  readonly name: string;
  readonly button_text: string | null;
  readonly input_placeholder: string | null;
  readonly default_message: string | null;
}

interface Operator {
  readonly account_id: number;
  readonly partner_id: number;
  readonly name: string;
  /** With the company: what the visitor sees. */
  readonly display_name: string;
}

/** Throws the suite's MissingError for a channel that it does not have. */
export async function findDesk(queries: Queries, channelId: unknown): Promise<Desk> {
  const id = toInt(channelId);
  const [desk] = await queries.query<Desk>(
    "select id, name, button_text, input_placeholder, default_message from livechat_channel where id = $1",
    [id],
  );
  if (!desk) throw missingError(id);
  return desk;
}

/** Who could take a chat now, in random order; stand-ins only after those who are really there. None when the visitor's QA panel says so. */
export async function operatorsOnline(queries: Queries, { id }: Desk, { qa }: Visit): Promise<Operator[]> {
  if (!qa.operators) return [];
  return queries.query(
    `select account_id, partner_id, person.name, display_name
     from livechat_operator join attendance using (account_id) join person on person.id = partner_id
     where channel_id = $1 and im_status = 'online' order by at_desk desc, random()`,
    [id],
  );
}

/** What a page tells the chat button. */
export const buttonOptions = (
  { id, name, button_text, input_placeholder, default_message }: Desk,
  username = "Visitor",
) => ({
  button_text: button_text ?? (false as const),
  input_placeholder: input_placeholder ?? (false as const),
  default_message: default_message ?? (false as const),
  channel_name: name,
  channel_id: id,
  default_username: username,
});
