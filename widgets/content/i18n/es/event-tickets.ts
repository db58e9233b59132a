import type { EventTicketsTexts } from "#content/event-tickets/event-tickets.strings.ts";
import failures from "#shared/i18n/es.ts";

export const eventTickets = {
  ...failures,
  failureGone: "Este evento ya no está disponible.",
  failureSession: "Su sesión ha caducado. Inténtelo de nuevo y después continúe.",
  missing: "Elija al menos una entrada.",
  loading: "El formulario está en camino…",
  attendees: "Asistentes",
  attendee: "Asistente {number}",
  name: "Nombre",
  email: "Correo electrónico",
  phone: "Teléfono (opcional)",
  required: "Rellene este campo.",
  choose: "Elija un valor de la lista.",
  emailExample: "Escriba una dirección de correo como nombre@ejemplo.com.",
  close: "Cerrar",
  sending: "Su inscripción se está enviando…",
  notSent: "No está inscrito.",
  unknown:
    "No hubo respuesta, así que puede que esté inscrito o puede que no. Mire su correo y su carrito antes de intentarlo de nuevo.",
  registered: "Ya está inscrito. ¡Nos alegra que venga!",
  calendar: "Añadir a su calendario",
} satisfies EventTicketsTexts;
