import failures from "#shared/i18n/es.ts";
import type { ChatTexts } from "../common/base/chat.strings.ts";
import type { LivechatTexts } from "../livechat/livechat.strings.ts";
import type { ThreadWindowTexts } from "../thread-window/thread-window.strings.ts";

/** What all of them have in common. */
export const chat = {
  ...failures,
  close: "Cerrar la ventana de chat",
  messages: "Mensajes",
  empty: "Aún no hay mensajes",
  loading: "Cargando los mensajes",
  send: "Enviar",
  sending: "Enviando",
  notSent: "No enviado",
  showAll: "Mostrar todo",
  today: "Hoy",
  yesterday: "Ayer",
  unread: { one: "{count} mensaje sin leer", many: "{count} de mensajes sin leer", other: "{count} mensajes sin leer" },
  typing: "{name} está escribiendo...",
  typingTwo: "{first} y {second} están escribiendo...",
  typingMore: "{first}, {second} y otros están escribiendo...",
  someone: "Alguien",
  visitor: "Visitante",
  unnamed: "sin nombre",
  closePicture: "Cerrar",
  place: "{at} de {count}",
  previous: "Anterior",
  next: "Siguiente",
  zoomIn: "Ampliar",
  zoomReset: "Restablecer el zoom",
  zoomOut: "Reducir",
  rotate: "Girar",
  print: "Imprimir",
  printBlocked: "Se ha bloqueado la ventana de impresión. Permítala e inténtelo de nuevo.",
  download: "Descargar",
  broken: "No se ha podido cargar este archivo.",
  said: "{name}: {text}",
} satisfies ChatTexts;

export const livechat = {
  ...chat,
  button: "Chatee con uno de nuestros colaboradores",
  hide: "Ocultar el botón de chat",
  welcome: "¿En qué puedo ayudarle?",
  placeholder: "Pregunte algo...",
  noOperator: "Ninguno de nuestros colaboradores parece estar disponible, inténtelo de nuevo más tarde.",
  dismiss: "Cerrar este mensaje",
  question: "¿Hemos respondido correctamente a su pregunta?",
  good: "Bien",
  okay: "Regular",
  bad: "Mal",
  reason: "Explique su valoración",
  sendRating: "Enviar",
  noRating: "No quiero valorar esta conversación",
  rating: "Valoración: {emoji}",
} satisfies LivechatTexts;

export const threadWindow = {
  ...chat,
  title: "Chat",
  placeholder: "Escriba un mensaje...",
} satisfies ThreadWindowTexts;
