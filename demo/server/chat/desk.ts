import { textsFor } from "#demo/common/texts/index.ts";
import type { Queries } from "../database.ts";
import { missingError } from "../fault.ts";
import { toInt } from "../python.ts";
import type { Visit } from "../visit.ts";

/** Live chat channel of the website. */
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
  /** Name with the company, as shown to visitors. */
  readonly display_name: string;
}

/** Throws the suite's MissingError for an unknown channel. */
export async function findDesk(queries: Queries, channelId: unknown): Promise<Desk> {
  const id = toInt(channelId);
  const [desk] = await queries.query<Desk>(
    "select id, name, button_text, input_placeholder, default_message from livechat_channel where id = $1",
    [id],
  );
  if (!desk) throw missingError(id);
  return desk;
}

/**
 * Returns the operators who can take a chat, in random order, present ones before stand-ins. Returns none if the visitor's QA panel
 * disables them.
 */
export async function operatorsOnline(queries: Queries, { id }: Desk, { qa }: Visit): Promise<Operator[]> {
  if (!qa.operators) return [];
  return queries.query(
    `select account_id, partner_id, person.name, display_name
     from livechat_operator join attendance using (account_id) join person on person.id = partner_id
     where channel_id = $1 and im_status = 'online' order by at_desk desc, random()`,
    [id],
  );
}

/** Arabic for texts of the seeded channels. */
const arabic: ReadonlyMap<string | null, string> = new Map([
  ["Have a question? Chat with us.", "لديك سؤال؟ تحدث معنا."],
  ["Hello, how may I help you?", "مرحبًا، كيف يمكنني مساعدتك؟"],
]);

/** Returns the options of the chat button in a page, in the visitor's language. */
export const buttonOptions = (
  { id, name, button_text, input_placeholder, default_message }: Desk,
  visit: Visit,
  username = textsFor(visit, { en: "Visitor", ar: "زائر" }),
) => {
  const inLanguage = (text: string | null) =>
    textsFor(visit, { en: text, ar: arabic.get(text) ?? text }) ?? (false as const);
  return {
    button_text: inLanguage(button_text),
    input_placeholder: inLanguage(input_placeholder),
    default_message: inLanguage(default_message),
    channel_name: name,
    channel_id: id,
    default_username: username,
  };
};
