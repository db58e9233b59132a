import { shared } from "#shared/element/index.ts";
import { findRegistration } from "./registration.ts";
import { notificationOf, originsOf } from "./worker/message.ts";

interface FirebaseMessage {
  readonly isFirebaseMessaging?: unknown;
  readonly messageType?: unknown;
}

/** Shows messages that a site's own worker with Firebase's code passes to an open page instead of showing them. */
export const hear = (worker: string): void =>
  shared("suite.push.foreground", () => {
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<FirebaseMessage | null>) => {
      if (!data?.isFirebaseMessaging || data.messageType !== "push-received") return;
      const { title, ...options } = notificationOf(data, originsOf(new URL(worker, location.href)));
      void findRegistration(worker).then((registration) => registration?.showNotification(title, options));
    });
  });
