/** @jsxImportSource hono/jsx */
import { localized } from "#demo/common/localized.ts";
import { Records } from "#demo/operator/Records.tsx";
import { consoleTexts } from "#demo/operator/texts.ts";
import { answersChats } from "#demo/server/chat/operator.ts";
import { readSignatures } from "#demo/server/payment/signature.ts";
import { listAbandoned } from "#demo/server/shop/abandoned.ts";
import { beginDelivery, readCheckout, readPlaced } from "#demo/server/shop/checkout.ts";
import { type Basket, readBasket } from "#demo/server/shop/visitor.ts";
import type { Visit } from "#demo/server/visit.ts";
import type { SuiteArea } from "../area.ts";
import { shopLink } from "./address.ts";
import { shopTexts } from "./texts.ts";
import { TryCheckout, tryPath } from "./try/TryCheckout.tsx";

/** Cart and wishlist in the header of every page, each hidden while empty. Phones also have a link to the search. */
const BasketLinks = ({ visit, basket: { cart, wishes } }: { visit: Visit; basket: Basket }) => {
  const t = shopTexts(visit);
  return (
    <>
      <li id="top_search" class="nav-item">
        <a href={`${shopLink(visit)}#search`} class="nav-link" title={t.search}>
          <i class="fa fa-search"></i> {t.search}
        </a>
      </li>
      <li id="my_cart" class={`nav-item${cart ? "" : " d-none"}`}>
        <a href={shopLink(visit, "/cart")} class="nav-link">
          <i class="fa fa-shopping-cart"></i> {t.myCart}{" "}
          <sup class="my_cart_quantity badge badge-primary">{cart || ""}</sup>
        </a>
      </li>
      <li id="my_wish" class={`nav-item${wishes ? "" : " d-none"}`}>
        <a href={shopLink(visit, "/wishlist")} class="nav-link">
          <i class="fa fa-heart"></i> {t.wishlist}{" "}
          <sup class="my_wish_quantity o_animate_blink badge badge-primary">{wishes}</sup>
        </a>
      </li>
    </>
  );
};

export const area: SuiteArea = {
  title: { en: "Shop", ar: "المتجر" },
  menu: [{ path: "/shop", label: { en: "Shop", ar: "المتجر" }, sequence: 20 }],
  sheet: "shop.css",
  header: async ({ database, visit }) => <BasketLinks visit={visit} basket={await readBasket(database, visit)} />,
  links: [
    {
      path: "/shop",
      sequence: 40,
      texts: {
        en: {
          title: "Shop",
          note: "Sixty products, a cart, a wishlist and a comparison in the suite’s own markup, adopted.",
        },
        ar: { title: "المتجر", note: "ستون منتجًا وسلة وقائمة أمنيات ومقارنة بترميز النظام نفسه، كما هو." },
      },
    },
    {
      path: "/operator/carts",
      sequence: 76,
      texts: {
        en: { title: "Abandoned carts", note: "With links that restore them, for the operator." },
        ar: { title: "سلال متروكة", note: "مع روابط لاستئنافها، للموظف." },
      },
    },
    {
      path: "/try/checkout",
      sequence: 41,
      isInFooter: true,
      texts: {
        en: { title: "Checkout in simple markup", note: "From the cart over address and delivery to the payment." },
        ar: { title: "إتمام الشراء بترميز بسيط", note: "من السلة إلى العنوان والتوصيل ثم الدفع." },
      },
    },
  ],
  routes(app, { suite, show }) {
    const { database } = suite;
    app.get(
      "/operator/carts",
      show(async (view) => {
        const isOurs = suite.accounts.length > 0;
        const mayRead = isOurs && answersChats(view.visit.user);
        const title = consoleTexts[view.textLang].carts;
        const carts = mayRead ? await listAbandoned(database, await readSignatures(database)) : undefined;
        const { columns, resume } = localized(view, {
          en: { columns: ["Cart", "Customer", "Pieces", "Link for the customer"], resume: "Resume the order" },
          ar: { columns: ["السلة", "العميل", "القطع", "رابط للعميل"], resume: "استئناف الطلب" },
        });
        return {
          title,
          sheets: ["try"],
          content: (
            <Records
              view={view}
              title={title}
              isOurs={isOurs}
              columns={columns}
              rows={carts?.map(({ name, customer, pieces, token }) => [
                name,
                customer ?? "-",
                String(pieces),
                { text: resume, href: view.link(`/shop/cart?access_token=${token}`) },
              ])}
            />
          ),
        };
      }),
    );
    for (const step of ["cart", "address", "pay", "done"] as const)
      app.get(
        tryPath(step),
        show(async (view) => {
          if (step === "pay") await beginDelivery(database, view.visit);
          return {
            title: localized(view, { en: "Checkout", ar: "إتمام الشراء" }),
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
