import type { StatementsTexts } from "#portal/statements/statements.strings.ts";
import failures from "#shared/i18n/de.ts";

export const statements = {
  ...failures,
  sent: "Ihre Anfrage ist angekommen. Ob der Kontoauszug gesendet wurde, wurde nicht mitgeteilt.",
  failed: "Der Kontoauszug wurde nicht gesendet.",
  unknown:
    "Es kam keine Antwort: Der Kontoauszug wurde vielleicht gesendet. Sehen Sie in Ihren E-Mails nach, bevor Sie es erneut versuchen.",
  sending: "Der Kontoauszug wird gesendet …",
} satisfies StatementsTexts;
