import type { FailureTexts } from "./failure.ts";

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
