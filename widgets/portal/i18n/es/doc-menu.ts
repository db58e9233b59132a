import type { DocMenuTexts } from "#portal/doc-menu/doc-menu.strings.ts";

export const docMenu = {
  menu: "En esta página",
} satisfies DocMenuTexts;
