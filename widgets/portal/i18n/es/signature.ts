import type { SignatureTexts } from "#portal/signature/signature.strings.ts";
import failures from "#shared/i18n/es.ts";

export const signature = {
  ...failures,
  name: "Su nombre",
  nameMissing: "Escriba su nombre.",
  signature: "Su firma",
  draw: "Dibujar",
  type: "Escribir",
  pad: "Dibuje aquí su firma",
  drawnPad: "Su firma tal como la dibujó",
  typedPad: "Su nombre como firma: {name}",
  typeHint: "Su nombre será su firma.",
  signatureMissing: "Dibuje su firma o elija escribirla.",
  undo: "Deshacer",
  clear: "Borrar",
  accept: "Aceptar y firmar",
  sending: "Se está enviando su firma…",
  unknown:
    "No hubo respuesta: puede que el documento esté firmado. Vuelva a cargar la página para verlo antes de firmar otra vez.",
  thanks: "¡Gracias!",
  signed: "El documento está firmado.",
  document: "Haga clic aquí para ver su documento.",
} satisfies SignatureTexts;
