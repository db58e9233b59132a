import type { WelcomePopupTexts } from "../welcome-popup.strings.ts";

export default {
  title: "Welkom",
  close: "Sluiten",
  refuse: "Nee, bedankt",
} satisfies WelcomePopupTexts;
