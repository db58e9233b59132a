import { unexpected } from "#shared/suite/answer.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/**
 * Sends the hidden form of an address, to which the order is shipped then.
 * @param path path of the form's action
 * @throws SuiteError, also for another page, such as the sign-in page
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
