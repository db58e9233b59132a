import type { ComparePanelTexts } from "#shop/compare-panel/compare-panel.strings.ts";
import { shop } from "./shop.ts";

export const comparePanel = {
  ...shop,
  chip: { one: "Comparer : {count} produit", other: "Comparer : {count} produits" },
  title: "Comparer les produits",
  limit: {
    one: "Vous pouvez comparer {count} produit au maximum.",
    other: "Vous pouvez comparer {count} produits au maximum.",
  },
  compare: "Comparer",
  few: "Ajoutez un deuxième produit pour les comparer.",
  remove: "Retirer {name}",
} satisfies ComparePanelTexts;
