import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  title: "Get notified of news?",
  /** Below the question. */
  note: "Short messages on this device. Turn them off at any time.",
  accept: "Notify me",
  later: "Not now",
  on: "Notifications are on",
  onNote: "This device tells you when there is news.",
  turnOff: "Turn off",
  /** Said by screen readers after turning off. */
  off: "Notifications are off",
  denied: "Notifications are blocked",
  deniedNote: "To get them, allow notifications for this site in your browser's settings.",
  failed: "That did not work. You can try it again.",
};

export type PushTexts = Texts<typeof english>;
