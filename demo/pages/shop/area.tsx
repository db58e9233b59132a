/** @jsxImportSource hono/jsx */
import { beginDelivery, readCheckout, readPlaced } from "../../server/shop/checkout.ts";
import { readBasket } from "../../server/shop/visitor.ts";
import type { PageArea } from "../area.ts";
import { words } from "../examples/words.ts";
import { BasketLinks } from "./BasketLinks.tsx";
import { TryCheckout, tryPath } from "./Try.tsx";

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
    {
      path: "/try/checkout",
      sequence: 41,
      isInFooter: true,
      words: {
        en: { title: "Checkout in simple markup", note: "From the cart over address and delivery to the payment." },
        ar: { title: "إتمام الشراء بترميز بسيط", note: "من السلة إلى العنوان والتوصيل ثم الدفع." },
      },
    },
  ],
  routes(app, { suite: { database }, show }) {
    for (const step of ["cart", "address", "pay", "done"] as const)
      app.get(
        tryPath(step),
        show(async (view) => {
          if (step === "pay") await beginDelivery(database, view.visit);
          return {
            title: words(view, { en: "Checkout", ar: "إتمام الشراء" }),
            sheets: ["example", "try"],
            content: (
              <TryCheckout
                view={view}
                step={step}
                checkout={await readCheckout(database, view.visit)}
                placed={await readPlaced(database, view.visit)}
              />
            ),
          };
        }),
      );
  },
};
