import type { WelcomePopupTexts } from "#marketing/welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "Welkom",
  close: "Sluiten",
  refuse: "Nee, bedankt",
} satisfies WelcomePopupTexts;
