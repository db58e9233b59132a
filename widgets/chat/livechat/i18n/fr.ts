import chat from "../../../../shared/ui/chat/i18n/fr.ts";
import type { LivechatTexts } from "../livechat.strings.ts";

export default {
  ...chat,
  button: "Discuter avec un de nos collaborateurs",
  hide: "Masquer le bouton de discussion",
  welcome: "Comment puis-je vous aider ?",
  placeholder: "Posez une question...",
  noOperator: "Aucun de nos collaborateurs ne semble disponible, veuillez réessayer plus tard.",
  dismiss: "Fermer ce message",
  question: "Avons-nous bien répondu à votre question ?",
  good: "Bien",
  okay: "Correct",
  bad: "Mauvais",
  reason: "Expliquez votre note",
  sendRating: "Envoyer",
  noRating: "Je ne souhaite pas évaluer cette conversation",
  rating: "Évaluation : {emoji}",
} satisfies LivechatTexts;
