import type { SurveyTexts } from "#content/survey/survey.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const survey = {
  ...failures,
  retry: "Opnieuw verzenden",
  invalid: "Sommige antwoorden ontbreken of zijn niet leesbaar.",
  missing: "Deze vraag vereist een antwoord.",
  required: "{question} (verplicht)",
  cell: "{row}: {column}",
  score: "Uw score: {score}",
  page: "Pagina {page} van {pages}",
  restored: "Uw antwoorden op deze pagina zijn hersteld.",
  failed: "Er is een probleem opgetreden",
  notRecorded:
    "Er ging iets mis in het contact met de enquêteserver. Uw antwoorden zijn waarschijnlijk niet opgeslagen.",
  close: "Sluiten",
  number: "Dit is geen getal.",
  integer: "‘{value}’ is geen juist geheel getal.",
  date: "‘{value}’ is geen juiste datum.",
  datetime: "‘{value}’ is geen juiste datum en tijd.",
  early: "De datum mag niet vóór {date} liggen.",
  late: "De datum mag niet na {date} liggen.",
  pick: "Een datum kiezen",
} satisfies SurveyTexts;
