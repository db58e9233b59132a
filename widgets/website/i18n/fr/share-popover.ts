import type { SharePopoverTexts } from "#website/share-popover/share-popover.strings.ts";

export const sharePopover = {
  share: "Partager",
  shareOn: "{network} : partager cette page",
  email: "E-mail",
} satisfies SharePopoverTexts;
