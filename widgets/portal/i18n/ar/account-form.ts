import type { AccountFormTexts } from "../../account-form/account-form.strings.ts";

export const accountForm = {
  sending: "جارٍ حفظ بياناتك…",
} satisfies AccountFormTexts;
