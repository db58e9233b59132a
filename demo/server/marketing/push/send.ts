import webPush from "web-push";
import type { Queries } from "#demo/server/database.ts";
import type { Deliver } from "./deliver.ts";

/** Notification as the worker shows it; the address may be relative to the site. */
interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

interface Row {
  address: string;
  p256dh: string;
  auth: string;
}

export async function readKeys(queries: Queries): Promise<{ publicKey: string; privateKey: string }> {
  const rows = await queries.query<{ key: string; value: string }>(
    "select key, value from parameter where key like 'vapid_%'",
  );
  const of = (key: string) => rows.find((row) => row.key === key)?.value ?? "";
  return { publicKey: of("vapid_public"), privateKey: of("vapid_private") };
}

/** Sends a notification to the devices of a session; returns the number of push services that accepted it. Deletes expired devices. */
export async function notify(queries: Queries, sessionId: string, notice: Notice, deliver: Deliver): Promise<number> {
  const devices = await queries.query<Row>(
    "select address, p256dh, auth from push_token where session_id = $1 and p256dh is not null",
    [sessionId],
  );
  const vapidDetails = { subject: "mailto:website@example.com", ...(await readKeys(queries)) };
  const send = async ({ address, p256dh, auth }: Row): Promise<boolean> => {
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: address, keys: { p256dh, auth } },
        JSON.stringify(notice),
        { vapidDetails, TTL: 60 },
      );
      const status = await deliver({ endpoint, headers: headers as Record<string, string>, body: body as Buffer });
      if (status === 404 || status === 410) await queries.query("delete from push_token where address = $1", [address]);
      return status >= 200 && status < 300;
    } catch (error) {
      console.error(`A notification was not sent: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  };
  return (await Promise.all(devices.map(send))).filter(Boolean).length;
}
