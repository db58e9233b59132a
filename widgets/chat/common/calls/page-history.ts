import type { Client } from "../../../../shared/suite/index.ts";
import * as contract from "./contract/page-history.ts";

/** Tells an operator which pages the visitor saw. @throws SuiteError */
export const sendHistory = async (
  client: Client,
  pid: number,
  uuid: string,
  pages: readonly string[],
): Promise<void> => {
  await client.call(contract.history, { pid, channel_uuid: uuid, page_history: [...pages] });
};
