import type { WelcomePopupTexts } from "../welcome-popup.strings.ts";

export default {
  title: "Bienvenue",
  close: "Fermer",
  refuse: "Non merci",
} satisfies WelcomePopupTexts;
