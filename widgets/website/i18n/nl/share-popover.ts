import type { SharePopoverTexts } from "#website/share-popover/share-popover.strings.ts";

export const sharePopover = {
  share: "Delen",
  shareOn: "{network}: deze pagina delen",
  email: "E-mail",
} satisfies SharePopoverTexts;
