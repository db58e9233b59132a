import type { FormTexts } from "#forms/form/form.strings.ts";
import failures from "#shared/i18n/es.ts";

export const form = {
  ...failures,
  retry: "Enviar de nuevo",
  invalid: "Rellene el formulario correctamente.",
  refused: "Se ha producido un error, el formulario no se ha enviado.",
  lost: "No llegó respuesta: puede que el formulario se haya enviado o puede que no. ¿Quiere enviarlo de nuevo?",
  keep: "No enviar de nuevo",
  sent: "El formulario se ha enviado correctamente.",
  cancelled: "Ha detenido el envío: no se ha enviado nada.",
  required: "Rellene este campo.",
  choose: "Elija un valor de la lista.",
  email: "Escriba una dirección de correo como nombre@ejemplo.com.",
  tick: "Marque esta casilla.",
  tickOne: "Marque al menos una de estas casillas.",
  date: "«{value}» no es una fecha correcta.",
  datetime: "«{value}» no es una fecha y hora correcta.",
  check: "Revise este campo.",
  uploading: "Enviando sus archivos",
  cancel: "Cancelar",
  fileRefused: "{name} no es un tipo de archivo que se pueda enviar aquí.",
  oneFile: "Aquí solo se puede enviar un archivo: se ha tomado el primero.",
} satisfies FormTexts;
