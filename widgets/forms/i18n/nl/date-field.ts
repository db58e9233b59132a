import type { DateFieldTexts } from "#forms/date-field/date-field.strings.ts";

export const dateField = {
  label: "Datum",
  date: "‘{value}’ is geen juiste datum.",
  datetime: "‘{value}’ is geen juiste datum en tijd.",
  early: "De datum mag niet vóór {date} liggen.",
  late: "De datum mag niet na {date} liggen.",
  required: "Vul dit veld in.",
  example: "Bijvoorbeeld {date}",
  unknownFormat: "De server zegt niet hoe datums hier worden geschreven. Schrijf ze zo: {date}",
  retry: "Opnieuw proberen",
  pick: "Een datum kiezen",
} satisfies DateFieldTexts;
