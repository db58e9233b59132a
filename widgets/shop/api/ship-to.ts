import { unexpected } from "#shared/suite/answer.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/**
 * Sends the hidden form of an address: the order is shipped there.
 * @param path of its action
 * @throws SuiteError, also for a page in the place of the answer, such as one to sign in
 */
export async function shipTo(
  client: Connection,
  path: string,
  fields: Readonly<Record<string, string>>,
  options?: CallOptions,
): Promise<void> {
  const text = await post(client, path, { ...fields, xhr: "1" }, options);
  if (!/^\s*ok\s*$/i.test(text)) throw unexpected({ url: path, text }, "did not answer with ok");
}
