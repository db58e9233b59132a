import type { FormTexts } from "#forms/form/form.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const form = {
  ...failures,
  retry: "Opnieuw verzenden",
  invalid: "Vul het formulier correct in.",
  refused: "Er is een fout opgetreden, het formulier is niet verzonden.",
  lost: "Er kwam geen antwoord: het formulier is misschien verzonden, misschien niet. Wilt u het opnieuw verzenden?",
  keep: "Niet opnieuw verzenden",
  sent: "Het formulier is verzonden.",
  cancelled: "U hebt het gestopt: er is niets verzonden.",
  required: "Vul dit veld in.",
  choose: "Kies een waarde uit de lijst.",
  email: "Vul een e-mailadres in zoals naam@voorbeeld.nl.",
  tick: "Vink dit vakje aan.",
  tickOne: "Vink ten minste een van deze vakjes aan.",
  date: "‘{value}’ is geen juiste datum.",
  datetime: "‘{value}’ is geen juiste datum met tijd.",
  check: "Controleer dit veld.",
  uploading: "Uw bestanden worden verzonden",
  cancel: "Annuleren",
  fileRefused: "{name} is geen soort bestand dat hier kan worden verzonden.",
  oneFile: "Hier kan maar één bestand worden verzonden: het eerste is genomen.",
} satisfies FormTexts;
