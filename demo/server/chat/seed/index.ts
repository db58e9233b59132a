import type { Queries } from "#demo/server/database.ts";
import { insert } from "#demo/server/insert.ts";
import { seedThread } from "./thread.ts";

const channels = [
  {
    id: 1,
    name: "Website support",
    button_text: "Have a question? Chat with us.",
    input_placeholder: null,
    default_message: "Hello, how may I help you?",
  },
  {
    id: 2,
    name: "Workshop advice",
    button_text: "Have a question? Chat with us.",
    input_placeholder: null,
    default_message: "Hello, how may I help you?",
  },
  {
    id: 3,
    name: "Night desk",
    button_text: "Have a question? Chat with us.",
    input_placeholder: null,
    default_message: "Hello, how may I help you?",
  },
];

/** A rule with popup, the same one without popup (for browsers in Portugal), and a page without the button. */
const rules = [
  {
    id: 1,
    channel_id: 2,
    sequence: 10,
    action: "auto_popup",
    regex_url: "/shop",
    auto_popup_timer: 3,
    country_id: null,
  },
  {
    id: 2,
    channel_id: 2,
    sequence: 20,
    action: "hide_button",
    regex_url: "/contactus",
    auto_popup_timer: 0,
    country_id: null,
  },
  {
    id: 3,
    channel_id: 2,
    sequence: 30,
    action: "display_button",
    regex_url: "/shop",
    auto_popup_timer: 0,
    country_id: 1,
  },
];

/** The night channel has no operators. */
const operators = [
  { channel_id: 1, account_id: 6 },
  { channel_id: 1, account_id: 2 },
  { channel_id: 2, account_id: 6 },
  { channel_id: 2, account_id: 2 },
];

/** Fills three live chat channels with rules and operators, and two chats of the portal. */
export async function seedChat(queries: Queries): Promise<void> {
  await insert(queries, "mail_channel", [{ id: 1, name: "general" }]);
  await insert(queries, "livechat_channel", channels);
  await insert(queries, "livechat_rule", rules);
  await insert(queries, "livechat_operator", operators);
  // Marc counts as present without a client, so that a new demo has an operator.
  await insert(queries, "presence", [{ account_id: 6, stand_in: true }]);
  // Browsers store the id of their last notification: ids of a new database must be greater.
  await queries.query(
    "select setval(pg_get_serial_sequence('bus', 'id'), extract(epoch from now() - timestamptz '2020-01-01')::integer)",
  );
  await seedThread(queries, new Date());
}
