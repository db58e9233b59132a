import type { AccountFormTexts } from "#portal/account-form/account-form.strings.ts";

export const accountForm = {
  sending: "Uw gegevens worden opgeslagen…",
} satisfies AccountFormTexts;
