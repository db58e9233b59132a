import type { WelcomePopupTexts } from "#marketing/welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "Bienvenue",
  close: "Fermer",
  refuse: "Non merci",
} satisfies WelcomePopupTexts;
