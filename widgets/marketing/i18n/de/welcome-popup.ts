import type { WelcomePopupTexts } from "#marketing/welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "Willkommen",
  close: "Schließen",
  refuse: "Nein, danke",
} satisfies WelcomePopupTexts;
