import type { SharePopoverTexts } from "#website/share-popover/share-popover.strings.ts";

export const sharePopover = {
  share: "مشاركة",
  shareOn: "{network}: مشاركة هذه الصفحة",
  email: "البريد الإلكتروني",
} satisfies SharePopoverTexts;
