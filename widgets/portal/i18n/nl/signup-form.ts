import type { SignupFormTexts } from "#portal/signup-form/signup-form.strings.ts";

export const signupForm = {
  sending: "Uw account wordt aangemaakt…",
} satisfies SignupFormTexts;
