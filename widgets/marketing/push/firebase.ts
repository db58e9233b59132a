import { getApp, getApps, initializeApp } from "@firebase/app";
import { deleteToken, getMessaging, getToken } from "@firebase/messaging";
import type { FirebaseConfig } from "../api/push.ts";
import type { PushService } from "./registration.ts";

/** Name of the app: the site may have other apps. */
const name = "suite-push";

/** Returns the service of Firebase Cloud Messaging; the token is Firebase's. */
export function firebaseService(
  config: FirebaseConfig,
  vapid: string,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): PushService {
  const app = getApps().some((known) => known.name === name) ? getApp(name) : initializeApp(config, name);
  const messaging = getMessaging(app);
  const token = () => getToken(messaging, { vapidKey: vapid || undefined, serviceWorkerRegistration });
  return {
    subscribe: token,
    token,
    async unsubscribe() {
      // on a page that has not subscribed, Firebase finds the token to delete only after `token` has passed the worker
      if (await serviceWorkerRegistration.pushManager.getSubscription()) await token();
      await deleteToken(messaging);
    },
  };
}
