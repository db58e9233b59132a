import type { AccountFormTexts } from "#portal/account-form/account-form.strings.ts";

export const accountForm = {
  sending: "Vos coordonnées sont en cours d’enregistrement…",
} satisfies AccountFormTexts;
