import { array, boolean, custom, object, optional, string } from "valibot";
import type { Call } from "./call.ts";
import { anything, rows } from "./field.ts";

const number = custom<number>((value) => typeof value === "number");

/**
 * One thing that happened. Visitors get the channels that they asked for, by name; signed-in users also their own, which are
 * lists. Presence has the id -1.
 */
export const notification = object({ id: number, channel: anything, message: anything });

/**
 * Waits for what has a greater id than `last` and answers at once when there is something, else `[]` after 50 s. `last: 0` gives
 * what the last 50 s brought. Source: WIRE.md section 10, behaviour/bus.md.
 */
export const poll = {
  path: "/longpolling/poll",
  read: true,
  params: object({
    channels: array(string()),
    last: number,
    options: optional(
      object({
        /** ms since somebody last used the site in this browser. */
        bus_inactivity: optional(number),
        bus_presence_partner_ids: optional(array(number)),
      }),
    ),
  }),
  result: rows(notification),
} satisfies Call;

/** The same, answered at once. Source: recordings livechat/poll__peek and others. */
export const peek = {
  path: poll.path,
  read: true,
  params: object({ channels: array(string()), last: number, options: object({ peek: boolean() }) }),
  result: object({ notifications: rows(notification), channels: array(anything) }),
} satisfies Call;

/** Publishes on a named channel; anybody may. Source: WIRE.md section 10. */
export const sendNotification = {
  path: "/longpolling/send",
  read: false,
  params: object({ channel: string(), message: anything }),
  result: anything,
} satisfies Call;
