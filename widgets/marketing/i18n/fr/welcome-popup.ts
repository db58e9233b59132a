import type { WelcomePopupTexts } from "../../welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "Bienvenue",
  close: "Fermer",
  refuse: "Non merci",
} satisfies WelcomePopupTexts;
