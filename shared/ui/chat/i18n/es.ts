import failures from "../../../i18n/i18n/es.ts";
import type { ChatTexts } from "../chat.strings.ts";

export default {
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
  said: "{name}: {text}",
} satisfies ChatTexts;
