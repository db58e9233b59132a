import { boolean, object, optional, picklist, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import { part } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/**
 * Call that returns whether the visitor follows a record. `email` is empty for a visitor whom the suite does not recognize.
 * @see docs/reference/marketing.md#marketing-1
 */
export const isFollowerCall = {
  path: "/website_mail/is_follower",
  read: true,
  params: object({ model: string(), res_id: recordId }),
  result: object({ is_user: boolean(), email: part(char), is_follower: boolean() }),
} satisfies Call;

/**
 * Call that turns following on or off and returns the new state. `message_is_follower` is the present state, not the wanted one; absent means
 * "on". `email` is ignored for a signed-in user and required for other visitors.
 * @see docs/reference/marketing.md#marketing-2
 */
export const followCall = {
  path: "/website_mail/follow",
  read: false,
  params: object({
    id: recordId,
    object: string(),
    message_is_follower: optional(picklist(["on", "off"])),
    email: optional(char),
  }),
  result: boolean(),
} satisfies Call;

export interface RecordKey {
  /** Model of the record, such as `blog.post`. */
  readonly model: string;
  readonly resId: number;
}

export interface Following {
  /** True if the visitor has signed in: the suite knows the e-mail and accepts no other. */
  readonly isUser: boolean;
  /** Null for a visitor whom the suite does not recognize. */
  readonly email: string | null;
  readonly isFollower: boolean;
}

/** Returns whether the visitor follows a record; a missing record has no followers. @throws SuiteError */
export async function isFollower(
  client: Client,
  { model, resId }: RecordKey,
  options?: CallOptions,
): Promise<Following> {
  const answer = await client.call(isFollowerCall, { model, res_id: resId }, options);
  return { isUser: answer.is_user, email: answer.email || null, isFollower: answer.is_follower };
}

/**
 * Turns following on or off; resolves to the new state.
 * @param change `following` is the present state; visitors who have not signed in need an `email`
 * @throws SuiteError
 */
export const follow = (
  client: Client,
  { model, resId, following, email }: RecordKey & { readonly following: boolean; readonly email: string | null },
  options?: CallOptions,
): Promise<boolean> =>
  client.call(
    followCall,
    // with false the suite refuses an unknown visitor; an empty text would create a contact without an address
    { id: resId, object: model, message_is_follower: following ? "on" : "off", email: email || false },
    options,
  );
