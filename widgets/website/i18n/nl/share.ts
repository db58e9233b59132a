import type { ShareTexts } from "#website/share/share.strings.ts";

export const share = {
  share: "Delen",
  shareOn: "{network}: deze pagina delen",
  email: "E-mail",
} satisfies ShareTexts;
