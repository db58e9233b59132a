import failures from "../../../i18n/i18n/de.ts";
import type { ChatTexts } from "../chat.strings.ts";

export default {
  ...failures,
  close: "Chatfenster schließen",
  messages: "Nachrichten",
  empty: "Noch keine Nachrichten",
  loading: "Nachrichten werden geladen",
  send: "Senden",
  sending: "Wird gesendet",
  notSent: "Nicht gesendet",
  showAll: "Alles anzeigen",
  today: "Heute",
  yesterday: "Gestern",
  unread: { one: "{count} ungelesene Nachricht", other: "{count} ungelesene Nachrichten" },
  typing: "{name} schreibt ...",
  typingTwo: "{first} und {second} schreiben ...",
  typingMore: "{first}, {second} und andere schreiben ...",
  someone: "Jemand",
  visitor: "Besucher",
  unnamed: "unbenannt",
  said: "{name}: {text}",
} satisfies ChatTexts;
