import type { Client } from "../../../../shared/suite/index.ts";
import * as contract from "./contract/page-history.ts";

interface History {
  readonly client: Client;
  readonly operatorId: number;
  readonly uuid: string;
  readonly pages: readonly string[];
}

/** Tells an operator which pages the visitor saw. @throws SuiteError */
export const sendHistory = async ({ client, operatorId, uuid, pages }: History): Promise<void> => {
  await client.call(contract.history, { pid: operatorId, channel_uuid: uuid, page_history: [...pages] });
};
