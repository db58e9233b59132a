import type { FailureTexts } from "./failure.ts";
import type { RatingTexts, StarTexts } from "./rating.strings.ts";

export default {
  failureNetwork: "No hay conexión. Compruebe su conexión a internet y vuelva a intentarlo.",
  failureServer: "Se ha producido un error en el servidor. Vuelva a intentarlo dentro de un momento.",
  failureSession: "Su sesión ha caducado. Recargue la página y vuelva a intentarlo.",
  failureAccess: "No tiene acceso a este contenido.",
  failureContract: "El servidor ha dado una respuesta inesperada. Vuelva a intentarlo más tarde.",
  failureConfig: "Esta parte de la página no está bien configurada. Avise al responsable del sitio.",
  failureGone: "Esto ya no está disponible.",
  retry: "Reintentar",
} satisfies FailureTexts;

export const stars = {
  one: "Lo odio",
  two: "No me gusta",
  three: "Está bien",
  four: "Me gusta",
  five: "Me encanta",
  choice: "{label} ({stars} de 5 estrellas)",
  average: "{stars} de 5 estrellas",
  clear: "Borrar",
} satisfies StarTexts;

export const ratings = {
  average: stars.average,
  ratings: "Valoraciones",
  rated: { one: "{count} valoración", other: "{count} valoraciones" },
  unrated: "Todavía no hay valoraciones.",
  starCount: { one: "{count} estrella", other: "{count} estrellas" },
  allStars: "Quitar la selección",
} satisfies RatingTexts;
