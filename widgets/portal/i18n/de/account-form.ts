import type { AccountFormTexts } from "#portal/account-form/account-form.strings.ts";

export const accountForm = {
  sending: "Ihre Angaben werden gespeichert …",
} satisfies AccountFormTexts;
