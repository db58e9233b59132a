/** @jsxImportSource hono/jsx */
import { readBasket } from "../../server/shop/visitor.ts";
import type { PageArea } from "../area.ts";
import { BasketLinks } from "./BasketLinks.tsx";

export const area: PageArea = {
  title: { en: "Shop", ar: "المتجر" },
  menu: [{ path: "/shop", label: "Shop", sequence: 20 }],
  sheet: "shop.css",
  header: async ({ database, visit }) => <BasketLinks visit={visit} basket={await readBasket(database, visit)} />,
  links: [
    {
      path: "/shop",
      sequence: 40,
      words: {
        en: {
          title: "Shop",
          note: "Sixty products, a cart, a wishlist and a comparison in the suite’s own markup, adopted as it stands.",
        },
        ar: { title: "المتجر", note: "ستون منتجًا وسلة وقائمة أمنيات ومقارنة بترميز النظام نفسه، كما هو." },
      },
    },
  ],
};
