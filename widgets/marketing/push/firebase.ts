import { getApp, getApps, initializeApp } from "@firebase/app";
import { deleteToken, getMessaging, getToken } from "@firebase/messaging";
import type { FirebaseConfig } from "../api/push.ts";
import type { PushService } from "./registration.ts";

/** An app of our own: the site may have one too. */
const name = "suite-push";

/** Firebase Cloud Messaging; the token is Firebase's. */
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
      // on a page that did not subscribe Firebase does not know its worker yet, and it knows the token by that
      if (await serviceWorkerRegistration.pushManager.getSubscription()) await token();
      await deleteToken(messaging);
    },
  };
}
