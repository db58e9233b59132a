import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { ComparePanelTexts } from "../compare-panel.strings.ts";

export default {
  ...shop,
  chip: { one: "Comparar: {count} producto", other: "Comparar: {count} productos" },
  title: "Comparar productos",
  limit: {
    one: "Puede comparar {count} producto como máximo.",
    other: "Puede comparar {count} productos como máximo.",
  },
  compare: "Comparar",
  few: "Añada un segundo producto para compararlos.",
  remove: "Quitar {name}",
} satisfies ComparePanelTexts;
