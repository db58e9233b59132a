import type { PushTexts } from "#marketing/push/push.strings.ts";

export const push = {
  title: "Être averti des nouveautés ?",
  note: "De courts messages sur cet appareil. Vous pouvez les désactiver à tout moment.",
  accept: "M’avertir",
  later: "Pas maintenant",
  on: "Les notifications sont activées",
  onNote: "Cet appareil vous avertit des nouveautés.",
  turnOff: "Désactiver",
  off: "Les notifications sont désactivées",
  denied: "Les notifications sont bloquées",
  deniedNote: "Pour en recevoir, autorisez les notifications de ce site dans les paramètres de votre navigateur.",
  failed: "Cela n’a pas fonctionné. Vous pouvez réessayer.",
} satisfies PushTexts;
