import type { SignupFormTexts } from "#portal/signup-form/signup-form.strings.ts";

export const signupForm = {
  sending: "Votre compte est en cours de création…",
} satisfies SignupFormTexts;
