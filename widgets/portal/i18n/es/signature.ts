import failures from "../../../../shared/i18n/es.ts";
import type { SignatureTexts } from "../../signature/signature.strings.ts";

export const signature = {
  ...failures,
  name: "Tu nombre",
  nameMissing: "Escribe tu nombre.",
  signature: "Tu firma",
  draw: "Dibujar",
  type: "Escribir",
  pad: "Dibuja aquí tu firma",
  drawnPad: "Tu firma tal como la dibujaste",
  typedPad: "Tu nombre como firma: {name}",
  typeHint: "Tu nombre será tu firma.",
  signatureMissing: "Dibuja tu firma o elige escribirla.",
  undo: "Deshacer",
  clear: "Borrar",
  accept: "Aceptar y firmar",
  sending: "Se está enviando tu firma…",
  unknown:
    "No hubo respuesta: puede que el documento esté firmado. Vuelve a cargar la página para verlo antes de firmar otra vez.",
  thanks: "¡Gracias!",
  signed: "El documento está firmado.",
  document: "Haz clic aquí para ver tu documento.",
} satisfies SignatureTexts;
