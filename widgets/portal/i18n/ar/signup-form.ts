import type { SignupFormTexts } from "#portal/signup-form/signup-form.strings.ts";

export const signupForm = {
  sending: "جارٍ إنشاء حسابك…",
} satisfies SignupFormTexts;
