import type { ShareTexts } from "#website/share/share.strings.ts";

export const share = {
  share: "مشاركة",
  shareOn: "{network}: مشاركة هذه الصفحة",
  email: "البريد الإلكتروني",
} satisfies ShareTexts;
