import failures from "#shared/i18n/fr.ts";
import type { ChatTexts } from "../common/base/chat.strings.ts";
import type { LivechatTexts } from "../livechat/livechat.strings.ts";
import type { ThreadWindowTexts } from "../thread-window/thread-window.strings.ts";

/** What all of them have in common. */
export const chat = {
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
  closePicture: "Fermer",
  place: "{at} sur {count}",
  previous: "Précédent",
  next: "Suivant",
  zoomIn: "Agrandir",
  zoomReset: "Rétablir le zoom",
  zoomOut: "Réduire",
  rotate: "Pivoter",
  print: "Imprimer",
  printBlocked: "La fenêtre d’impression a été bloquée. Autorisez-la et réessayez.",
  download: "Télécharger",
  broken: "Ce fichier n’a pas pu être chargé.",
  said: "{name} : {text}",
} satisfies ChatTexts;

export const livechat = {
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

export const threadWindow = {
  ...chat,
  title: "Discussion",
  placeholder: "Écrivez un message...",
} satisfies ThreadWindowTexts;
