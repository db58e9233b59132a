import failures from "#shared/i18n/nl.ts";
import type { ChatTexts } from "../common/base/chat.strings.ts";
import type { LivechatTexts } from "../livechat/livechat.strings.ts";
import type { ThreadWindowTexts } from "../thread-window/thread-window.strings.ts";

/** What all of them have in common. */
export const chat = {
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
  closePicture: "Sluiten",
  place: "{at} van {count}",
  previous: "Vorige",
  next: "Volgende",
  zoomIn: "Vergroten",
  zoomReset: "Zoom herstellen",
  zoomOut: "Verkleinen",
  rotate: "Draaien",
  print: "Afdrukken",
  printBlocked: "Het afdrukvenster is geblokkeerd. Sta het toe en probeer het opnieuw.",
  download: "Downloaden",
  broken: "Dit bestand kon niet worden geladen.",
  said: "{name}: {text}",
} satisfies ChatTexts;

export const livechat = {
  ...chat,
  button: "Chat met een van onze medewerkers",
  hide: "De chatknop verbergen",
  welcome: "Hoe kan ik u helpen?",
  placeholder: "Stel een vraag...",
  noOperator: "Geen van onze medewerkers lijkt beschikbaar te zijn, probeer het later opnieuw.",
  dismiss: "Dit bericht sluiten",
  question: "Hebben we uw vraag goed beantwoord?",
  good: "Goed",
  okay: "Redelijk",
  bad: "Slecht",
  reason: "Licht uw beoordeling toe",
  sendRating: "Verzenden",
  noRating: "Ik wil dit gesprek niet beoordelen",
  rating: "Beoordeling: {emoji}",
} satisfies LivechatTexts;

export const threadWindow = {
  ...chat,
  title: "Chat",
  placeholder: "Schrijf een bericht...",
} satisfies ThreadWindowTexts;
