import type { WelcomePopupTexts } from "../welcome-popup.strings.ts";

export default {
  title: "Willkommen",
  close: "Schließen",
  refuse: "Nein, danke",
} satisfies WelcomePopupTexts;
