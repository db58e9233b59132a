import type { SurveyTexts } from "#content/survey/survey.strings.ts";
import failures from "#shared/i18n/es.ts";

export const survey = {
  ...failures,
  retry: "Enviar de nuevo",
  invalid: "Faltan respuestas o no se pueden leer.",
  missing: "Esta pregunta requiere una respuesta.",
  required: "{question} (obligatoria)",
  cell: "{row}: {column}",
  score: "Su puntuación: {score}",
  page: "Página {page} de {pages}",
  restored: "Se han recuperado sus respuestas de esta página.",
  failed: "Ha surgido un problema",
  notRecorded:
    "Algo ha fallado al contactar con el servidor de la encuesta. Probablemente sus respuestas no se han guardado.",
  close: "Cerrar",
  number: "Esto no es un número.",
  integer: "«{value}» no es un número entero correcto.",
  date: "«{value}» no es una fecha correcta.",
  datetime: "«{value}» no es una fecha y hora correcta.",
  early: "La fecha no puede ser anterior al {date}.",
  late: "La fecha no puede ser posterior al {date}.",
  pick: "Elegir una fecha",
} satisfies SurveyTexts;
