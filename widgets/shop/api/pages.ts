import { unexpected } from "#shared/suite/answer.ts";
import { get } from "#shared/suite/get.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";

/** Checks that HTML is the page that was asked for: a network may answer with its login page. */
export function pageOf(path: string, text: string, mark: RegExp): string {
  if (!mark.test(text)) throw unexpected({ url: path, text }, "gave another page");
  return text;
}

export const getHtml = async (client: Connection, path: string, mark: RegExp, options: CallOptions | undefined) =>
  pageOf(path, await get(client, path, options), mark);
