import type { DocMenuTexts } from "../../doc-menu/doc-menu.strings.ts";

export const docMenu = {
  menu: "Op deze pagina",
} satisfies DocMenuTexts;
