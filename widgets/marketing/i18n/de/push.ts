import type { PushTexts } from "#marketing/push/push.strings.ts";

export const push = {
  title: "Über Neuigkeiten benachrichtigt werden?",
  note: "Kurze Nachrichten auf diesem Gerät, jederzeit wieder auszuschalten.",
  accept: "Benachrichtigen",
  later: "Jetzt nicht",
  on: "Benachrichtigungen sind eingeschaltet",
  onNote: "Dieses Gerät meldet Ihnen, wenn es Neuigkeiten gibt.",
  turnOff: "Ausschalten",
  off: "Benachrichtigungen sind ausgeschaltet",
  denied: "Benachrichtigungen sind blockiert",
  deniedNote:
    "Um sie zu erhalten, erlauben Sie Benachrichtigungen für diese Website in den Einstellungen Ihres Browsers.",
  failed: "Das hat nicht geklappt. Sie können es noch einmal versuchen.",
} satisfies PushTexts;
