import { boolean, object, optional, picklist, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Does this visitor follow the record? `email` is empty for somebody the suite does not know. */
export const isFollowerCall = {
  path: "/website_mail/is_follower",
  read: true,
  params: object({ model: string(), res_id: recordId }),
  result: object({ is_user: boolean(), email: optional(char), is_follower: boolean() }),
} satisfies Call;

/**
 * Turns following on or off and answers the new state. `message_is_follower` is the state as it is now, not as it shall be; absent means "on".
 * `email` is ignored for a signed-in user and needed from everybody else.
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
  /** Such as `blog.post`. */
  readonly model: string;
  readonly resId: number;
}

export interface Following {
  /** Signed in: the suite knows the e-mail and takes no other. */
  readonly isUser: boolean;
  /** Null for a visitor who is not known yet. */
  readonly email: string | null;
  readonly isFollower: boolean;
}

/** @throws SuiteError; a missing record is no error, nobody follows it */
export async function isFollower(
  client: Client,
  { model, resId }: RecordKey,
  options?: CallOptions,
): Promise<Following> {
  const answer = await client.call(isFollowerCall, { model, res_id: resId }, options);
  return { isUser: answer.is_user, email: answer.email || null, isFollower: answer.is_follower };
}

/**
 * Turns following on or off and gives the new state.
 * @param change `following` is the state as it is now; `email` counts for visitors, who need one
 * @throws SuiteError
 */
export const follow = (
  client: Client,
  { model, resId, following, email }: RecordKey & { readonly following: boolean; readonly email: string | null },
  options?: CallOptions,
): Promise<boolean> =>
  client.call(
    followCall,
    // with false the suite refuses an unknown visitor; an empty text would make a contact without an address
    { id: resId, object: model, message_is_follower: following ? "on" : "off", email: email || false },
    options,
  );
