import type { AccountFormTexts } from "#portal/account-form/account-form.strings.ts";

export const accountForm = {
  sending: "Se están guardando sus datos…",
} satisfies AccountFormTexts;
