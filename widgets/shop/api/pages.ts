import { unexpected } from "#shared/suite/answer.ts";
import { get } from "#shared/suite/get.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";

/** Returns the text if it is the requested page: a network may respond with its login page. @throws SuiteError for another page */
export function pageOf(path: string, text: string, mark: RegExp): string {
  if (!mark.test(text)) throw unexpected({ url: path, text }, "gave another page");
  return text;
}

/** Reads a page, or a fragment, that contains a mark. @throws SuiteError, also for another page */
export const getHtml = async (client: Connection, path: string, mark: RegExp, options: CallOptions | undefined) =>
  pageOf(path, await get(client, path, options), mark);
