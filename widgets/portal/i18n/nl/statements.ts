import type { StatementsTexts } from "#portal/statements/statements.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const statements = {
  ...failures,
  sent: "Uw aanvraag is ontvangen. Of het overzicht is verzonden, is niet gemeld.",
  failed: "Het overzicht is niet verzonden.",
  unknown:
    "Er kwam geen antwoord: misschien is het overzicht toch verzonden. Kijk in uw e-mail voordat u het opnieuw probeert.",
  sending: "Het overzicht wordt verzonden…",
} satisfies StatementsTexts;
