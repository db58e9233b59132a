import type { PushTexts } from "#marketing/push/push.strings.ts";

export const push = {
  title: "¿Quiere que le avisemos de las novedades?",
  note: "Mensajes breves en este dispositivo. Puede desactivarlos cuando quiera.",
  accept: "Avisarme",
  later: "Ahora no",
  on: "Las notificaciones están activadas",
  onNote: "Este dispositivo le avisa cuando hay novedades.",
  turnOff: "Desactivar",
  off: "Las notificaciones están desactivadas",
  denied: "Las notificaciones están bloqueadas",
  deniedNote: "Para recibirlas, permita las notificaciones de este sitio en los ajustes de su navegador.",
  failed: "No ha funcionado. Puede volver a intentarlo.",
} satisfies PushTexts;
