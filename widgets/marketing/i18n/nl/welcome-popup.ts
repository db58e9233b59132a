import type { WelcomePopupTexts } from "../../welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "Welkom",
  close: "Sluiten",
  refuse: "Nee, bedankt",
} satisfies WelcomePopupTexts;
