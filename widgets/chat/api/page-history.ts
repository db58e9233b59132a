import { array, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { anything, count } from "#shared/suite/contract/field.ts";
import type { Client } from "#shared/suite/index.ts";
import type { Person } from "./chat.ts";

/**
 * Call that sends the pages that the visitor has seen, after a `history_command` of an operator.
 * @see docs/reference/chat.md#chat-26
 */
export const historyCall = {
  path: "/im_livechat/history",
  read: false,
  params: object({ pid: count, channel_uuid: string(), page_history: optional(array(string())) }),
  result: anything,
} satisfies Call;

interface History {
  readonly client: Client;
  readonly operator?: Person;
  readonly uuid: string;
  readonly pages: () => readonly string[];
}

/** Sends an operator the pages that the visitor has seen. @throws SuiteError */
export const sendHistory = async ({ client, operator, uuid, pages }: History): Promise<void> => {
  await client.call(historyCall, { pid: operator?.[0] ?? 0, channel_uuid: uuid, page_history: [...pages()] });
};
