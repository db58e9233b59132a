import type { SharePopoverTexts } from "#website/share-popover/share-popover.strings.ts";

export const sharePopover = {
  share: "Compartir",
  shareOn: "{network}: compartir esta página",
  email: "Correo electrónico",
} satisfies SharePopoverTexts;
