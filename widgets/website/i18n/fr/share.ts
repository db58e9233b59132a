import type { ShareTexts } from "#website/share/share.strings.ts";

export const share = {
  share: "Partager",
  shareOn: "{network} : partager cette page",
  email: "E-mail",
} satisfies ShareTexts;
