import type { InferOutput } from "valibot";
import type { CallOptions, Client } from "../client.ts";
import * as contract from "../contract/bus.ts";

export type Notification = InferOutput<typeof contract.notification>;

export interface PollRequest {
  readonly channels: readonly string[];
  /** The greatest id seen. */
  readonly last: number;
  /** ms since somebody last used the site in this browser. */
  readonly inactivity: number;
  /** Whose presence is asked for; may be empty. */
  readonly presenceOf?: readonly number[];
}

/** Waits up to 50 s for notifications; tried once. @throws SuiteError */
export const poll = (
  client: Client,
  { channels, last, inactivity, presenceOf = [] }: PollRequest,
  options?: Omit<CallOptions, "retry">,
): Promise<Notification[]> =>
  client.call(
    contract.poll,
    {
      channels: [...channels],
      last,
      options: {
        bus_inactivity: inactivity,
        ...(presenceOf.length > 0 && { bus_presence_partner_ids: [...presenceOf] }),
      },
    },
    { ...options, retry: 0 },
  );

/** What is there already, answered at once; tried once. @throws SuiteError */
export const peek = async (
  client: Client,
  { channels, last }: Pick<PollRequest, "channels" | "last">,
  options?: Omit<CallOptions, "retry">,
): Promise<Notification[]> => {
  const params = { channels: [...channels], last, options: { peek: true } };
  return (await client.call(contract.peek, params, { ...options, retry: 0 })).notifications;
};
