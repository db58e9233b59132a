import chat from "../../../../shared/ui/chat/i18n/es.ts";
import type { LivechatTexts } from "../livechat.strings.ts";

export default {
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
