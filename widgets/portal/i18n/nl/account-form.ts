import type { AccountFormTexts } from "../../account-form/account-form.strings.ts";

export const accountForm = {
  sending: "Uw gegevens worden opgeslagen…",
} satisfies AccountFormTexts;
