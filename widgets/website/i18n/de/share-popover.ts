import type { SharePopoverTexts } from "#website/share-popover/share-popover.strings.ts";

export const sharePopover = {
  share: "Teilen",
  shareOn: "{network}: diese Seite teilen",
  email: "E-Mail",
} satisfies SharePopoverTexts;
