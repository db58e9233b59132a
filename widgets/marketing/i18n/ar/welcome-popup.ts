import type { WelcomePopupTexts } from "#marketing/welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "أهلًا وسهلًا",
  close: "إغلاق",
  refuse: "لا، شكرًا",
} satisfies WelcomePopupTexts;
