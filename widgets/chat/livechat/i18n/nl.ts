import chat from "../../../../shared/ui/chat/i18n/nl.ts";
import type { LivechatTexts } from "../livechat.strings.ts";

export default {
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
