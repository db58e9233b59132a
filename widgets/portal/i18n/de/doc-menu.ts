import type { DocMenuTexts } from "../../doc-menu/doc-menu.strings.ts";

export const docMenu = {
  menu: "Auf dieser Seite",
} satisfies DocMenuTexts;
