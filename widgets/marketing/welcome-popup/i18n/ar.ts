import type { WelcomePopupTexts } from "../welcome-popup.strings.ts";

export default {
  title: "أهلًا وسهلًا",
  close: "إغلاق",
  refuse: "لا، شكرًا",
} satisfies WelcomePopupTexts;
