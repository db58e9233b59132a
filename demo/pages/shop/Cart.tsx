/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { Cart } from "../../server/shop/cart.ts";
import type { Product } from "../../server/shop/product.ts";
import type { Visit } from "../../server/visit.ts";
import { fill } from "../texts/index.ts";
import { shopLink } from "./address.ts";
import { CartLines } from "./CartLines.tsx";
import { Money } from "./Price.tsx";
import { shopTexts } from "./texts.ts";
import { CartSummary, Totals } from "./Totals.tsx";

/** The steps of buying; the demo's shop has no address to ask for, so it stays disabled. */
const Steps = ({ visit, confirming }: { visit: Visit; confirming: boolean }) => {
  const t = shopTexts(visit);
  const steps = [
    { id: 10, label: t.review, path: "/cart", state: confirming ? "complete" : "active" },
    { id: 20, label: t.address, state: "disabled" },
    { id: 40, label: t.confirm, path: confirming ? "/checkout" : undefined, state: confirming ? "active" : "disabled" },
  ];
  return (
    <div class="row">
      <div class="col-xl">
        <div class="wizard">
          <div class="progress-wizard">
            {steps.map(({ id, label, path, state }) => (
              <a
                class="no-decoration"
                {...(path ? { href: shopLink(visit, path) } : { role: "link", "aria-disabled": "true" })}
                aria-current={state === "active" ? "step" : undefined}
              >
                <div id={`wizard-step${id}`} class={`progress-wizard-step ${state}`}>
                  <div class="progress-wizard-bar d-none d-md-block"></div>
                  <span class="progress-wizard-dot d-none d-md-inline-block"></span>
                  <div class="text-center progress-wizard-steplabel">{label}</div>
                </div>
              </a>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};

const Frame = ({
  visit,
  title,
  confirming,
  main,
  side,
}: {
  visit: Visit;
  title: string;
  confirming: boolean;
  main: Child;
  side: Child;
}) => (
  <div id="wrap">
    <div class="container oe_website_sale py-2">
      <h1 class="sr-only">{title}</h1>
      <div class="row">
        <div class="col-12">
          <Steps visit={visit} confirming={confirming} />
        </div>
        <div class="col-12 col-xl-8 oe_cart">
          <div class="row">
            <div class="col-lg-12">{main}</div>
          </div>
        </div>
        <div class="col-12 col-xl-4">{side}</div>
      </div>
    </div>
  </div>
);

/** The same two buttons below the lines and, on small screens, below the sums. */
const Buttons = ({ visit, cart, shown }: { visit: Visit; cart: Cart | undefined; shown: string }) => {
  const t = shopTexts(visit);
  return (
    <>
      <a role="button" href={shopLink(visit)} class={`btn btn-secondary mb32 ${shown}`}>
        <span class="fa fa-chevron-left"></span> <span class="">{t.continueShopping}</span>
      </a>{" "}
      {cart && (
        <a role="button" class={`btn btn-primary float-right ${shown}`} href={shopLink(visit, "/checkout?express=1")}>
          <span class="">{t.checkout}</span> <span class="fa fa-chevron-right"></span>
        </a>
      )}
    </>
  );
};

/** /shop/cart. Source: pages/shop_cart, behaviour, cart, 14-16. */
export const CartPage = ({
  visit,
  cart,
  suggestions,
}: {
  visit: Visit;
  cart: Cart | undefined;
  suggestions: readonly Product[];
}) => (
  <Frame
    visit={visit}
    title={shopTexts(visit).myCart}
    confirming={false}
    main={
      <>
        {cart ? (
          <CartLines visit={visit} cart={cart} suggestions={suggestions} />
        ) : (
          <div class="js_cart_lines alert alert-info">{shopTexts(visit).empty}</div>
        )}
        <div class="clearfix"></div>
        <Buttons visit={visit} cart={cart} shown="d-none d-xl-inline-block" />
      </>
    }
    side={
      <>
        {cart && <CartSummary visit={visit} cart={cart} />}
        <div class="d-xl-none mt8">
          <Buttons visit={visit} cart={cart} shown="" />
        </div>
      </>
    }
  />
);

/** /shop/checkout: the order as it would be placed, and the end of the demo. */
export const CheckoutPage = ({ visit, cart }: { visit: Visit; cart: Cart }) => {
  const t = shopTexts(visit);
  return (
    <Frame
      visit={visit}
      title={t.confirm}
      confirming
      main={
        <>
          <h2 class="h4">{fill(t.yourOrder, { name: cart.name })}</h2>
          <table class="table table-striped table-sm">
            <thead>
              <tr>
                <th>{t.product}</th>
                <th class="td-qty">{t.quantity}</th>
                <th class="td-price">{t.price}</th>
              </tr>
            </thead>
            <tbody>
              {cart.lines.map(({ display_name, quantity, price }) => (
                <tr>
                  <td class="td-product_name">
                    <strong>{display_name}</strong>
                  </td>
                  <td class="td-qty">{quantity}</td>
                  <td class="td-price">
                    <Money visit={visit} cents={price} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="alert alert-info">{t.demoEnds}</p>
          <a role="button" href={shopLink(visit, "/cart")} class="btn btn-secondary">
            <span class="fa fa-chevron-left"></span> <span>{t.returnToCart}</span>
          </a>
        </>
      }
      side={
        <div class="card">
          <div class="card-body">
            <Totals visit={visit} cart={cart} />
          </div>
        </div>
      }
    />
  );
};
