import type { SignupFormTexts } from "../../signup-form/signup-form.strings.ts";

export const signupForm = {
  sending: "Je account wordt aangemaakt…",
} satisfies SignupFormTexts;
