import type { WelcomePopupTexts } from "#marketing/welcome-popup/welcome-popup.strings.ts";

export const welcomePopup = {
  title: "Te damos la bienvenida",
  close: "Cerrar",
  refuse: "No, gracias",
} satisfies WelcomePopupTexts;
