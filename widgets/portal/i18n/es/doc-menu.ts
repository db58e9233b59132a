import type { DocMenuTexts } from "../../doc-menu/doc-menu.strings.ts";

export const docMenu = {
  menu: "En esta página",
} satisfies DocMenuTexts;
