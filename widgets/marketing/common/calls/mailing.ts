import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/mailing.ts";

export interface Subscription {
  readonly subscribed: boolean;
  /** Null for a visitor who is not known yet. */
  readonly email: string | null;
}

export interface Popup extends Subscription {
  /** HTML, as the suite sent it: for `shared/html` only. */
  readonly content: string;
  /** Where to go after subscribing, unchecked; null for staying. */
  readonly redirectUrl: string | null;
}

interface ListKey {
  readonly listId: number;
}

/** @throws SuiteError; an unknown list is no error, nobody is on it */
export async function isSubscriber(client: Client, { listId }: ListKey, options?: CallOptions): Promise<Subscription> {
  const { is_subscriber, email } = await client.call(contract.isSubscriber, { list_id: listId }, options);
  return { subscribed: is_subscriber, email: email || null };
}

/**
 * Resolves also for an address that has opted out, which stays opted out.
 * @throws SuiteError
 */
export const subscribe = (
  client: Client,
  { listId, email }: ListKey & { readonly email: string },
  options?: CallOptions,
): Promise<true> => client.call(contract.subscribe, { list_id: listId, email }, options);

/** @throws SuiteError, kind `config` for an unknown list */
export async function getContent(client: Client, { listId }: ListKey, options?: CallOptions): Promise<Popup> {
  const { content, redirect_url, is_subscriber, email } = await client.call(
    contract.getContent,
    { newsletter_id: listId },
    options,
  );
  return {
    content: [content]
      .flat()
      .map((html) => html || "")
      .join(""),
    redirectUrl: redirect_url || null,
    subscribed: is_subscriber,
    email: email || null,
  };
}
