import failures from "#shared/i18n/de.ts";
import type { ChatTexts } from "../common/base/chat.strings.ts";
import type { LivechatTexts } from "../livechat/livechat.strings.ts";
import type { ThreadWindowTexts } from "../thread-window/thread-window.strings.ts";

/** What all of them have in common. */
export const chat = {
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
  closePicture: "Schließen",
  place: "{at} von {count}",
  previous: "Zurück",
  next: "Weiter",
  zoomIn: "Vergrößern",
  zoomReset: "Zoom zurücksetzen",
  zoomOut: "Verkleinern",
  rotate: "Drehen",
  print: "Drucken",
  printBlocked: "Das Fenster zum Drucken wurde blockiert. Erlauben Sie es und versuchen Sie es erneut.",
  download: "Herunterladen",
  broken: "Diese Datei konnte nicht geladen werden.",
  said: "{name}: {text}",
} satisfies ChatTexts;

export const livechat = {
  ...chat,
  button: "Chatten Sie mit einem unserer Mitarbeiter",
  hide: "Chat-Schaltfläche ausblenden",
  welcome: "Wie kann ich Ihnen helfen?",
  placeholder: "Fragen Sie etwas ...",
  noOperator: "Von unseren Mitarbeitern scheint gerade niemand da zu sein, bitte versuchen Sie es später noch einmal.",
  dismiss: "Diese Meldung schließen",
  question: "Haben wir Ihre Frage richtig beantwortet?",
  good: "Gut",
  okay: "In Ordnung",
  bad: "Schlecht",
  reason: "Erläutern Sie Ihre Bewertung",
  sendRating: "Senden",
  noRating: "Ich möchte dieses Gespräch nicht bewerten",
  rating: "Bewertung: {emoji}",
} satisfies LivechatTexts;

export const threadWindow = {
  ...chat,
  title: "Chat",
  placeholder: "Schreiben Sie eine Nachricht ...",
} satisfies ThreadWindowTexts;
