import { array, boolean, custom, type InferOutput, object, optional, string } from "valibot";
import type { CallOptions, Client } from "../client.ts";
import type { Call } from "../contract/call.ts";
import { anything, rows } from "../contract/field.ts";

const number = custom<number>((value) => typeof value === "number");

/**
 * One notification. Visitors receive the channels that they subscribed to, by name; signed-in users also their own, which are lists. Presence has the
 * id -1.
 * @see docs/reference/wire.md#wire-50
 */
export const notification = object({ id: number, channel: anything, message: anything });

/**
 * Waits for notifications with an id greater than `last`; responds at once if there are some, otherwise `[]` after 50 s. `last: 0` returns those of
 * the last 50 s.
 * @see docs/reference/wire.md#wire-48
 * @see docs/reference/wire.md#wire-49
 */
export const pollCall = {
  path: "/longpolling/poll",
  read: true,
  params: object({
    channels: array(string()),
    last: number,
    options: optional(
      object({
        /** ms since the last use of the site in this browser. */
        bus_inactivity: optional(number),
        bus_presence_partner_ids: optional(array(number)),
      }),
    ),
  }),
  result: rows(notification),
} satisfies Call;

/** Poll that responds at once. */
export const peekCall = {
  path: pollCall.path,
  read: true,
  params: object({ channels: array(string()), last: number, options: object({ peek: boolean() }) }),
  result: object({ notifications: rows(notification), channels: array(anything) }),
} satisfies Call;

/** Publishes on a named channel; every visitor may. */
export const sendNotificationCall = {
  path: "/longpolling/send",
  read: false,
  params: object({ channel: string(), message: anything }),
  result: anything,
} satisfies Call;

export type Notification = InferOutput<typeof notification>;

export interface PollRequest {
  readonly channels: readonly string[];
  /** Greatest id so far. */
  readonly last: number;
  /** ms since the last use of the site in this browser. */
  readonly inactivity: number;
  /** Partners whose presence is requested; may be empty. */
  readonly presenceOf?: readonly number[];
}

/**
 * Waits up to 50 s for notifications, without a retry.
 * @throws SuiteError
 */
export const poll = (
  client: Client,
  { channels, last, inactivity, presenceOf = [] }: PollRequest,
  options?: Omit<CallOptions, "retry">,
): Promise<Notification[]> =>
  client.call(
    pollCall,
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

/**
 * Reads the notifications that are there, without a wait or a retry.
 * @throws SuiteError
 */
export const peek = async (
  client: Client,
  { channels, last }: Pick<PollRequest, "channels" | "last">,
  options?: Omit<CallOptions, "retry">,
): Promise<Notification[]> => {
  const params = { channels: [...channels], last, options: { peek: true } };
  return (await client.call(peekCall, params, { ...options, retry: 0 })).notifications;
};
