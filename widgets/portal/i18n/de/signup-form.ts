import type { SignupFormTexts } from "#portal/signup-form/signup-form.strings.ts";

export const signupForm = {
  sending: "Ihr Konto wird angelegt …",
} satisfies SignupFormTexts;
