import type { DocMenuTexts } from "#portal/doc-menu/doc-menu.strings.ts";

export const docMenu = {
  menu: "Sur cette page",
} satisfies DocMenuTexts;
