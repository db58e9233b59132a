import { readPushConfig, sendPushToken } from "#marketing/api/push.ts";
import { connectWorker } from "#shared/suite/worker.ts";

type Manager = Pick<PushManager, "subscribe">;

/**
 * Tells the suite of the subscription that takes the place of another one; makes it where the browser has not. Firebase's
 * tokens are not subscriptions: the element gets the new one on the visitor's next page.
 */
export async function renew(fresh: PushSubscription | null | undefined, manager: Manager): Promise<void> {
  const client = await connectWorker();
  const config = await readPushConfig(client);
  if (!config || config.firebase) return;
  const subscription =
    fresh ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: config.vapid }));
  await sendPushToken(client, JSON.stringify(subscription));
}
