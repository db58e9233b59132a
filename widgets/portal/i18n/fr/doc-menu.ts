import type { DocMenuTexts } from "../../doc-menu/doc-menu.strings.ts";

export const docMenu = {
  menu: "Sur cette page",
} satisfies DocMenuTexts;
