import type { Hono } from "hono";
import { array, boolean, fallback, integer, maxValue, minValue, number, object, parse, pipe } from "valibot";
import type { Database } from "#demo/server/database.ts";
import type { SuiteEnv } from "#demo/server/env.ts";
import { Fault } from "#demo/server/fault.ts";
import { requireArguments, toInt } from "#demo/server/python.ts";
import { rpc } from "#demo/server/rpc.ts";
import type { User } from "#demo/server/session.ts";
import { type peekCall, pollCall, sendNotificationCall } from "#shared/suite/api/bus.ts";
import type { Bus, Channel } from "./bus.ts";
import type { Presence } from "./presence.ts";

const partnerId = pipe(number(), integer(), minValue(1), maxValue(0x7fffffff));
const pollOptions = object({
  peek: fallback(boolean(), false),
  bus_inactivity: fallback(pipe(number(), minValue(0)), -1),
  bus_presence_partner_ids: fallback(array(partnerId), []),
});
const readOptions = fallback(pollOptions, { peek: false, bus_inactivity: -1, bus_presence_partner_ids: [] });

function namesOf(channels: unknown): string[] {
  if (Array.isArray(channels) && channels.every((channel) => typeof channel === "string")) return channels;
  throw new Fault("bus.Bus only string channels are allowed.", { name: "builtins.Exception" });
}

/** Serves both calls of the bus. */
export function busRoutes(app: Hono<SuiteEnv>, database: Database, bus: Bus, presence: Presence): void {
  const ownChannels = async ({ partnerId }: User): Promise<Channel[]> => {
    const joined = await database.query<{ channel_id: number }>(
      "select channel_id from mail_member where partner_id = $1 order by channel_id",
      [partnerId],
    );
    return [
      ...joined.map(({ channel_id }) => ["suite", "mail.channel", channel_id] as const),
      ["suite", "res.partner", partnerId],
      ["suite", "ir.needaction", partnerId],
    ];
  };

  app.all(
    pollCall.path,
    rpc<typeof pollCall | typeof peekCall>(async (params, { user, session }, c) => {
      requireArguments("poll", params, ["channels", "last"]);
      const names = namesOf(params["channels"]);
      const last = toInt(params["last"]);
      const {
        peek,
        bus_inactivity: inactivity,
        bus_presence_partner_ids: partnerIds,
      } = parse(readOptions, params["options"]);
      const signedIn = user.role !== "public";
      if (signedIn && inactivity >= 0) await presence.seen(user.id, inactivity);
      await database.query("update mail_channel set seen_at = now() where session_id = $1 and uuid = any($2::text[])", [
        session.id,
        names,
      ]);
      const channels = [...names, ...(signedIn ? await ownChannels(user) : [])];
      if (peek)
        return {
          notifications: await bus.since(channels, last),
          channels: channels.map((channel) => (typeof channel === "string" ? channel : [...channel])),
        };
      const notifications = await bus.next(channels, last, c.req.raw.signal);
      if (partnerIds.length === 0 || c.req.raw.signal.aborted) return notifications;
      const statuses = await presence.statuses(partnerIds);
      return [
        ...notifications,
        ...statuses.map((message) => ({ id: -1, channel: ["suite", "bus.presence"], message })),
      ];
    }),
  );

  app.all(
    sendNotificationCall.path,
    rpc<typeof sendNotificationCall>(async (params) => {
      requireArguments("send", params, ["channel", "message"]);
      const { channel, message } = params;
      await database.transaction((queries) =>
        bus.publish(queries, [{ channel: namesOf([channel])[0] ?? "", message }]),
      );
      return undefined;
    }),
  );
}
