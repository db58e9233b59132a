import type { Client } from "#shared/suite/index.ts";
import type { Person } from "./chat.ts";
import * as contract from "./contract/page-history.ts";

interface History {
  readonly client: Client;
  readonly operator?: Person;
  readonly uuid: string;
  readonly pages: () => readonly string[];
}

/** Tells an operator which pages the visitor saw. @throws SuiteError */
export const sendHistory = async ({ client, operator, uuid, pages }: History): Promise<void> => {
  await client.call(contract.history, { pid: operator?.[0] ?? 0, channel_uuid: uuid, page_history: [...pages()] });
};
