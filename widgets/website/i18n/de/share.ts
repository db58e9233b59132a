import type { ShareTexts } from "#website/share/share.strings.ts";

export const share = {
  share: "Teilen",
  shareOn: "{network}: diese Seite teilen",
  email: "E-Mail",
} satisfies ShareTexts;
