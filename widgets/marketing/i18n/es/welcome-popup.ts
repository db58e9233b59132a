import type { WelcomePopupTexts } from "../../welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "Te damos la bienvenida",
  close: "Cerrar",
  refuse: "No, gracias",
} satisfies WelcomePopupTexts;
