import type { AccountFormTexts } from "#portal/account-form/account-form.strings.ts";

export const accountForm = {
  sending: "جارٍ حفظ بياناتك…",
} satisfies AccountFormTexts;
