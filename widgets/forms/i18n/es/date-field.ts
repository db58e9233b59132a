import type { DateFieldTexts } from "#forms/date-field/date-field.strings.ts";

export const dateField = {
  label: "Fecha",
  date: "«{value}» no es una fecha correcta.",
  datetime: "«{value}» no es una fecha y hora correcta.",
  early: "La fecha no puede ser anterior al {date}.",
  late: "La fecha no puede ser posterior al {date}.",
  required: "Rellene este campo.",
  example: "Por ejemplo, {date}",
  unknownFormat: "El servidor no dice cómo se escriben aquí las fechas. Escríbalas así: {date}",
  retry: "Reintentar",
  pick: "Elegir una fecha",
} satisfies DateFieldTexts;
