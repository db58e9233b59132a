import { array, boolean, custom, type GenericSchema, type InferOutput, lazy, object, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import { part } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const text = part(char);
const subscriber = { is_subscriber: boolean(), email: text };

/**
 * Call that returns whether the visitor is on a mailing list. `email` is empty for a visitor whom the suite does not recognize.
 * @see docs/reference/marketing.md#marketing-8
 */
export const isSubscriberCall = {
  path: "/website_mass_mailing/is_subscriber",
  read: true,
  params: object({ list_id: recordId }),
  result: object(subscriber),
} satisfies Call;

/**
 * Call that adds an address to a mailing list. The result is always `true`, also for an address that has opted out, which stays opted out.
 * @see docs/reference/marketing.md#marketing-9
 */
export const subscribeCall = {
  path: "/website_mass_mailing/subscribe",
  read: false,
  params: object({ list_id: recordId, email: string() }),
  result: custom<true>((value) => value === true),
} satisfies Call;

const htmls = array(char);
const content = lazy((value): GenericSchema<unknown, InferOutput<typeof htmls> | InferOutput<typeof char>> =>
  Array.isArray(value) ? htmls : char,
);

/**
 * Call that returns the popup of a mailing list: its HTML is the one item of `content`, or `content` itself.
 * @see docs/reference/marketing.md#marketing-12
 */
export const getContentCall = {
  path: "/website_mass_mailing/get_content",
  read: true,
  params: object({ newsletter_id: recordId }),
  result: object({ ...subscriber, content, redirect_url: text }),
} satisfies Call;

export interface Subscription {
  readonly subscribed: boolean;
  /** Null for a visitor whom the suite does not recognize. */
  readonly email: string | null;
}

export interface Popup extends Subscription {
  /** Unsanitized HTML of the suite: for `shared/html` only. */
  readonly content: string;
  /** Unchecked address of the page after subscribing; null if the visitor stays. */
  readonly redirectUrl: string | null;
}

interface ListKey {
  readonly listId: number;
}

/** Returns whether the visitor is on a mailing list; an unknown list has no subscribers. @throws SuiteError */
export async function isSubscriber(client: Client, { listId }: ListKey, options?: CallOptions): Promise<Subscription> {
  const { is_subscriber, email } = await client.call(isSubscriberCall, { list_id: listId }, options);
  return { subscribed: is_subscriber, email: email || null };
}

/**
 * Adds an address to a mailing list. Also resolves for an address that has opted out, which stays opted out.
 * @throws SuiteError
 */
export const subscribe = (
  client: Client,
  { listId, email }: ListKey & { readonly email: string },
  options?: CallOptions,
): Promise<true> => client.call(subscribeCall, { list_id: listId, email }, options);

/** Returns the popup of a mailing list. @throws SuiteError, kind `config` for an unknown list */
export async function getContent(client: Client, { listId }: ListKey, options?: CallOptions): Promise<Popup> {
  const { content, redirect_url, is_subscriber, email } = await client.call(
    getContentCall,
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
