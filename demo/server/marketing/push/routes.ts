import type { Hono } from "hono";
import type { Parts } from "#demo/server/area.ts";
import type { SuiteEnv } from "#demo/server/env.ts";
import { badRequest } from "#demo/server/fault.ts";
import { form, postOnly, safeTarget } from "#demo/server/form.ts";
import { rpc } from "#demo/server/rpc.ts";
import { files } from "#demo/server/static.ts";
import { askPushConfigCall, pushTokenPath } from "#marketing/api/push.ts";
import { notify, readKeys } from "./send.ts";
import { readDevice } from "./token.ts";

/** Devices per session; the oldest are removed. */
const mostDevices = 10;

const notice = {
  title: "A new story from the workshop",
  body: "What a table costs: we open our books for one piece, from the forest to your door.",
  url: "/blog",
};

type PushParts = Pick<Parts, "database" | "csrf" | "distDir" | "deliver">;

/**
 * Serves push notifications by the Web Push standard, to the visitor's own devices. The redirect has the number of push services that
 * accepted the message.
 */
export function pushRoutes(app: Hono<SuiteEnv>, { database, csrf, distDir, deliver }: PushParts): void {
  app.get("/firebase-messaging-sw.js", files(distDir, { name: "push-worker.js" }));

  app.all(
    askPushConfigCall.path,
    rpc<typeof askPushConfigCall>(async () =>
      JSON.stringify({ vapid: (await readKeys(database)).publicKey, config: {} }),
    ),
  );

  app.post(
    pushTokenPath,
    form(csrf, async (c, fields) => {
      const device = readDevice(fields["name"] ?? "");
      if (!device) throw badRequest("name is not a token of a device");
      const { id } = c.var.visit.session;
      await database.transaction(async (queries) => {
        await queries.query(
          `insert into push_token (address, p256dh, auth, session_id) values ($1, $2, $3, $4)
           on conflict (address) do update set p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id, created_at = now()`,
          [device.address, device.keys?.p256dh ?? null, device.keys?.auth ?? null, id],
        );
        await queries.query(
          "delete from push_token where session_id = $1 and address not in (select address from push_token where session_id = $1 order by created_at desc limit $2)",
          [id, mostDevices],
        );
      });
      return c.text("");
    }),
  );
  app.all(pushTokenPath, postOnly);

  app.post(
    "/qa/notify",
    form(csrf, async (c, fields) => {
      const sent = await notify(database, c.var.visit.session.id, notice, deliver);
      const back = new URL(safeTarget(fields["back"], "/"), c.req.url);
      back.searchParams.set("notified", String(sent));
      return c.redirect(back.pathname.replace(/^\/+/, "/") + back.search, 303);
    }),
  );
  app.all("/qa/notify", postOnly);
}
