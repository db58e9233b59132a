import type { ShareTexts } from "#website/share/share.strings.ts";

export const share = {
  share: "Compartir",
  shareOn: "{network}: compartir esta página",
  email: "Correo electrónico",
} satisfies ShareTexts;
