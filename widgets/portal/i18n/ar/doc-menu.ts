import type { DocMenuTexts } from "../../doc-menu/doc-menu.strings.ts";

export const docMenu = {
  menu: "في هذه الصفحة",
} satisfies DocMenuTexts;
