import failures from "../../../i18n/i18n/nl.ts";
import type { ChatTexts } from "../chat.strings.ts";

export default {
  ...failures,
  close: "Chatvenster sluiten",
  messages: "Berichten",
  empty: "Nog geen berichten",
  loading: "Berichten worden geladen",
  send: "Verzenden",
  sending: "Wordt verzonden",
  notSent: "Niet verzonden",
  showAll: "Alles tonen",
  today: "Vandaag",
  yesterday: "Gisteren",
  unread: { one: "{count} ongelezen bericht", other: "{count} ongelezen berichten" },
  typing: "{name} is aan het typen...",
  typingTwo: "{first} en {second} zijn aan het typen...",
  typingMore: "{first}, {second} en anderen zijn aan het typen...",
  someone: "Iemand",
  visitor: "Bezoeker",
  unnamed: "naamloos",
  said: "{name}: {text}",
} satisfies ChatTexts;
