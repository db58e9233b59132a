import chat from "../../../../shared/ui/chat/i18n/de.ts";
import type { LivechatTexts } from "../livechat.strings.ts";

export default {
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
