import type { SignupFormTexts } from "#portal/signup-form/signup-form.strings.ts";

export const signupForm = {
  sending: "Se está creando su cuenta…",
} satisfies SignupFormTexts;
