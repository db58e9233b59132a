import type { StatementsTexts } from "#portal/statements/statements.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const statements = {
  ...failures,
  sent: "Votre demande a été reçue. Rien n’indique si le relevé a été envoyé.",
  failed: "Le relevé n’a pas été envoyé.",
  unknown: "Aucune réponse n’est arrivée : le relevé a peut-être été envoyé. Consultez vos e-mails avant de réessayer.",
  sending: "Le relevé est en cours d’envoi…",
} satisfies StatementsTexts;
