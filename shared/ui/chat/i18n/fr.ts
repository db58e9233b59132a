import failures from "../../../i18n/i18n/fr.ts";
import type { ChatTexts } from "../chat.strings.ts";

export default {
  ...failures,
  close: "Fermer la fenêtre de discussion",
  messages: "Messages",
  empty: "Aucun message pour l'instant",
  loading: "Chargement des messages",
  send: "Envoyer",
  sending: "Envoi en cours",
  notSent: "Non envoyé",
  showAll: "Tout afficher",
  today: "Aujourd'hui",
  yesterday: "Hier",
  unread: { one: "{count} message non lu", many: "{count} de messages non lus", other: "{count} messages non lus" },
  typing: "{name} est en train d'écrire...",
  typingTwo: "{first} et {second} sont en train d'écrire...",
  typingMore: "{first}, {second} et d'autres sont en train d'écrire...",
  someone: "Quelqu'un",
  visitor: "Visiteur",
  unnamed: "sans nom",
  said: "{name} : {text}",
} satisfies ChatTexts;
