import type { ShareTexts } from "../../share/share.strings.ts";

export const share = {
  share: "Partager",
  shareOn: "{network} : partager cette page",
  email: "E-mail",
  byEmail: "E-mail : partager cette page",
} satisfies ShareTexts;
