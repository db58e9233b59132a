import type { DateFieldTexts } from "#forms/date-field/date-field.strings.ts";

export const dateField = {
  label: "Date",
  date: "« {value} » n’est pas une date correcte.",
  datetime: "« {value} » n’est pas une date et heure correcte.",
  early: "La date ne doit pas précéder le {date}.",
  late: "La date ne doit pas dépasser le {date}.",
  required: "Veuillez remplir ce champ.",
  example: "Par exemple {date}",
  unknownFormat: "Le serveur ne dit pas comment les dates s’écrivent ici. Écrivez-les ainsi : {date}",
  retry: "Réessayer",
  pick: "Choisir une date",
} satisfies DateFieldTexts;
