import type { WelcomePopupTexts } from "../welcome-popup.strings.ts";

export default {
  title: "Te damos la bienvenida",
  close: "Cerrar",
  refuse: "No, gracias",
} satisfies WelcomePopupTexts;
