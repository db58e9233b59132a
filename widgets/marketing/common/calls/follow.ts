import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/follow.ts";

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
  const answer = await client.call(contract.isFollower, { model, res_id: resId }, options);
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
    contract.follow,
    // with false the suite refuses an unknown visitor; an empty text would make a contact without an address
    { id: resId, object: model, message_is_follower: following ? "on" : "off", email: email || false },
    options,
  );
